/**
 * Keys as the spec names them (Spec 3, question setting fields). Which keys a type has, their bounds and defaults: `catalogue/`. What the spec
 * names without explaining is decided here and listed in docs/decisions/0010.
 */
export interface NodeSetting {
  /** Choices, columns or rows of a layout: columns of the option list, 1 to 3. */
  readonly column?: number;
  /** Fewest / most: choices, ranked places, files, rows, marks; ends of a scale; bounds of a number; page dwell seconds. 0 = no limit for a count. */
  readonly min?: number;
  readonly max?: number;
  /** Text types: box size 1 to 6. Upload: megabytes per file. */
  readonly size?: number;
  /** Text types: answer format 0 to 6. Rate, evaluate: icon. Upload: 0 any, 1 image, 2 video, 3 document. Date: which parts are asked. */
  readonly format?: number;
  /** Minimum and maximum number of characters, 0 = no limit. */
  readonly min_word?: number;
  readonly max_word?: number;
  /** Unit shown after the box, at most 20 characters. */
  readonly suffix?: string;
  /** Choice: percentages are shown after answering. Forces one column. */
  readonly show_result?: boolean;
  /** Page, page block: the dwell limits `min` and `max` are in force. */
  readonly control?: boolean;
  /** Page, page block: texts of the buttons that lead away from it, at most 24 characters; empty = the page's own words. */
  readonly prev_text?: string;
  readonly next_text?: string;
  /** Page, page block: respondents may go back from it. Default true. */
  readonly is_prev?: boolean;
  /** Matrix: rows and columns are swapped on screen. */
  readonly is_flip?: boolean;
  readonly is_fixed_header?: boolean;
  /** Matrix, table: one card per row on phones. */
  readonly is_split?: boolean;
  /** Matrix single choice and picture drag: each column takes one row only. */
  readonly is_one?: boolean;
  /** Slider: distance between two marks, at least 1. */
  readonly step?: number;
  /** Slider: where it starts. Growing table: rows shown at first. */
  readonly value?: number;
  readonly is_vertical?: boolean;
  /** Slider: marks are drawn. */
  readonly is_stops?: boolean;
  /** Slider: the number is shown while dragging. */
  readonly is_tip?: boolean;
  readonly left_text?: string;
  readonly center_text?: string;
  readonly right_text?: string;
  /** Evaluate: tags are offered with each level. */
  readonly is_tag?: boolean;
  /** Evaluate: a comment box is offered. */
  readonly is_comment?: boolean;
  /** Evaluate: 0 catering, 1 hotel, 2 education, 3 retailing, 4 service, 5 customization. */
  readonly template?: number;
  /** Stored name of the picture that a heat map, plot or single-image question is about. */
  readonly image?: string;
  /** Proportion: what the numbers must add up to; 0 = no sum. */
  readonly sum?: number;
  /** Proportion: `min` and `max` bound each number. */
  readonly is_limit?: boolean;
  /** Cascade: number of levels, 1 to 3, kept equal to the depth of the options. City: 1 province to 4 detailed address. */
  readonly level?: number;
  /** Cascade: three labels, one per level. */
  readonly placeholders?: readonly string[];
  /** Audience of the question. hide: not shown, filled by parameters. background: reports only. Default normal. */
  readonly attribute?: 'normal' | 'hide' | 'background';
}

/** Spec 3, option setting: the input of an option, a field, a column or a level. */
export interface OptionSetting {
  readonly format?: number;
  /** The choices, when the option's input is a drop-down (format 90). */
  readonly options?: readonly string[];
  readonly max_word?: number;
  readonly min_word?: number;
  readonly min?: number;
  readonly max?: number;
  readonly size?: number;
  readonly exclusive?: boolean;
  /** Evaluate: the tags of this level. */
  readonly tags?: readonly string[];
  /** Evaluate: the score this level stands for. */
  readonly level?: number;
}
