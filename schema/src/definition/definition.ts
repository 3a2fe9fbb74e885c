/**
 * What a survey is (Spec 3; document format: docs/decisions/0002). A definition in memory is always in canonical shape:
 * a key whose value is the default is absent. Read values through `definition/defaults.ts`, never with `?? something` at the call site.
 */
export type Language = 'zh-CN' | 'en';

/** Question types of this version of the format. The number is the one people meet on `/v1` (Spec 3, question types by number). */
export type QuestionType = 1 | 2 | 3;

export interface SurveyDefinition {
  readonly format: 1;
  /** The highest local id ever handed out. Nodes, options, logic items and conditions share one number space. */
  readonly lastId: number;
  readonly title: string;
  /** Shown before the first question; a survey without it opens on its first question. */
  readonly welcome?: string;
  /** The language of the answering page's own texts. Default zh-CN. */
  readonly language?: Language;
  /** True: one question per screen. Default false: all questions on one page. */
  readonly perPage?: boolean;
  readonly nodes: readonly SurveyNode[];
}

export interface SurveyNode {
  readonly id: number;
  /** What people call the question: Q and a number unless the author renames it. Unique in the survey, at most 4 characters when typed. */
  readonly code: string;
  readonly type: QuestionType;
  readonly title: string;
  /** Default false. */
  readonly required?: boolean;
  readonly setting?: NodeSetting;
  /** Single and multiple choice only, in display order; an exclusive option is always last. */
  readonly options?: readonly SurveyOption[];
}

export interface SurveyOption {
  readonly id: number;
  /** The running number as text unless the author changes it; letters and digits, at most 4, unique in the question. */
  readonly code: string;
  readonly title: string;
  /** Carries a text input of its own ("Other, please specify"). Default false. */
  readonly other?: boolean;
  /** Choosing it clears the rest ("none of the above"). Default false. At most one per question. */
  readonly exclusive?: boolean;
  /** Whether the text of an `other` option must be filled in when it is chosen. Default true (Spec 3, option defaults). */
  readonly required?: boolean;
}

/** Keys as the spec names them (Spec 3, question setting fields). Which keys a type has: `catalogue/question-catalogue.ts`. */
export interface NodeSetting {
  /** Choice: columns of the option list, 1 to 3, default 1. */
  readonly column?: number;
  /** Multiple choice: fewest and most choices, 0 = no limit. Open text with a numeric format: bounds of the number. */
  readonly min?: number;
  readonly max?: number;
  /** Open text: box size 1 to 6 (Spec 3, text box sizes), default 1. */
  readonly size?: number;
  /** Open text: 0 free text, 1 integer, 2 number, 3 mobile, 4 email, 5 letters, 6 Chinese characters. Default 0. */
  readonly format?: number;
  /** Open text: fewest and most characters, 0 = no limit, at most 99999. */
  readonly min_word?: number;
  readonly max_word?: number;
  /** Open text: unit shown after the box, at most 20 characters. */
  readonly suffix?: string;
}
