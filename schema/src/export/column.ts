import type { WechatUser } from '../survey-setting/wechat.js';
import type { PartWord } from './locales/column-words.js';
import type { Arrival } from './arrival.js';

export { type Arrival, ARRIVAL_KEYS, ARRIVALS } from './arrival.js';

/**
 * The columns in which the answers of a survey are laid out, whatever is made of them: the table of the data, filters, reports, files. One list per
 * survey, stable over its versions: keyed by ids, named by the newest codes.
 */

/** Why a cell has no value: -3 not shown (logic passed it by), -2 shown and not answered, -1 not reached (the respondent was screened out before). */
export type MissingCode = -3 | -2 | -1;

export const NOT_SHOWN = -3;
export const UNANSWERED = -2;
export const NOT_REACHED = -1;

export const MISSING_CODES: readonly MissingCode[] = [NOT_SHOWN, UNANSWERED, NOT_REACHED];

/** A value of a cell. Null: the response's version has no such column, or a column that carries no missing codes has no value. */
export type Cell = number | string | null;

/** Type of the values in a column. */
export type ColumnKind =
  | 'code' // id of an option; `values` has its code and title
  | 'flag' // 1 chosen, or true of the response; 0 not
  | 'state' // 1 answered; says of questions whose other columns carry no missing codes why they have no value
  | 'integer' // a whole number that is never negative: a rate, a level, a place, a count
  | 'number' // any number
  | 'text'
  | 'date' // local date in ISO 8601, as exact as the question asks: `2026-03-31`, `2026-03`, `2026-03-31T18:05`
  | 'time' // local time of day: `18:05`, `18:05:30`
  | 'instant'; // milliseconds since 1970-01-01 UTC

export type Measure = 'nominal' | 'ordinal' | 'scale';

/** The part of an answer that a column holds, where it is not the answer itself. */
export type ColumnPart = PartWord;

/** A value that a column can have, as people read it. */
export interface ValueLabel {
  readonly value: number | string;
  readonly code: string;
  /** Plain text. */
  readonly title: string;
  /** True if the newest version has it no more. */
  readonly retired: boolean;
}

export interface Column {
  /** Stable over versions: small letters, digits and underscores. `n12`, `n12_o5`, `n12_o5_other`, `n14_r3_o5_text`, `p_channel`. */
  readonly key: string;
  /** Named by the newest codes: `Q1`, `Q2_1`, `Q2_4_TEXT`. At most 64 letters, digits and underscores, unique whatever their case. */
  readonly name: string;
  /** Plain text: the titles of question, row and option. */
  readonly label: string;
  readonly kind: ColumnKind;
  readonly measure: Measure;
  /** The values by which the column can be read, in display order; empty where any value goes. */
  readonly values: readonly ValueLabel[];
  /** Missing codes that cells can have; where there are none, a cell without a value is null. */
  readonly missing: readonly MissingCode[];
  /** The option or tag that the flags of a multi-response set are about, as people read it. */
  readonly choice?: Pick<ValueLabel, 'code' | 'title'>;
  /** Key of the multi-response set that the column is part of. */
  readonly set?: string;
  /** Where the values come from; absent on facts about the response itself. */
  readonly nodeId?: number;
  readonly rowId?: number;
  readonly optionId?: number;
  readonly part?: ColumnPart;
  readonly index?: number;
  readonly tag?: string;
  /** Name of the received parameter that the column holds. */
  readonly parameter?: string;
  /** Part of a WeChat account that the column holds. */
  readonly wechat?: keyof WechatUser;
  /** Fact about the way in that the column holds: by which one-to-one link, with which invitation code. */
  readonly arrival?: Arrival;
  /** What of an exam it holds: the points or the mark of a question, or with null those of the whole response. Not an answer, so `nodeId` is absent. */
  readonly exam?: { readonly nodeId: number | null; readonly part: 'score' | 'mark' };
  /** True if the newest version has no such column; it keeps its place and the values it got. */
  readonly retired: boolean;
}

/** Columns of which any number can be chosen at once. */
export interface MultiResponseSet {
  readonly key: string;
  /** `$Q2`, `$Q14_1`. */
  readonly name: string;
  readonly label: string;
}

/** The columns of one question, or of one row of a matrix, which counts as a question of its own. */
export interface QuestionColumns {
  readonly nodeId: number;
  readonly rowId?: number;
  /** `Q14`, of a row `Q14_1`. */
  readonly name: string;
  readonly label: string;
  readonly retired: boolean;
  /**
   * Keys of the columns that say whether it was answered: a value of 0 or more is an answer, a missing code says why there is none. Of several, which
   * a change of type leaves behind, at most one is not null in a response. All null: the response's version has no such question.
   */
  readonly states: readonly string[];
  /** Keys of all its columns, rows and states included, in order. */
  readonly columns: readonly string[];
}

export interface ColumnPlan {
  /** Facts about the response first, then the questions in the order of the survey; what only older versions have keeps its place among them. */
  readonly columns: readonly Column[];
  readonly questions: readonly QuestionColumns[];
  readonly sets: readonly MultiResponseSet[];
}

/** Prepares the reading of a column: the label of a value, undefined for one that has none, like a number, a text or a missing code. */
export function valueReader({ values }: Pick<Column, 'values'>): (cell: Cell) => ValueLabel | undefined {
  const labels = new Map<Cell, ValueLabel>(values.map((label) => [label.value, label]));
  return (cell) => labels.get(cell);
}

/** Returns whether a cell has a value: it is neither null nor one of the missing codes of its column. */
export const hasValue = ({ missing }: Pick<Column, 'missing'>, cell: Cell): boolean =>
  cell !== null && !missing.some((code) => code === cell);
