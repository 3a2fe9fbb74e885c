import type { PositionAnswer } from '../answer/answer.js';
import type { DateFigures } from './date-tally.js';
import type { NumberFigures } from './number-tally.js';
import type { PlannedOption } from './planned-option.js';
import type { PointCell } from './point-grid.js';
import type { PlannedQuestion, PlannedRow } from './tally-plan.js';

/**
 * What figures are made of, however it was counted: response by response (`tally.ts`), or by statements on a table of responses. Parts that the
 * newest type of a question does not report may be empty.
 */

/** How often each key was given. */
export interface KeyCounts {
  of(key: string): number;
  /** Keys and counts, keys in order. */
  list(): (readonly [key: string, count: number])[];
  /** Counts of keys that are not in the list. */
  readonly others: number;
}

/** How many there are, and the newest of them, newest first. */
export interface NewestOf<T> {
  readonly count: number;
  list(): T[];
}

export interface NumberCounts {
  readonly answered: number;
  readonly total: number;
  /** Returns the number of values from `low` (included) to `high` (excluded). */
  countWithin(low: number, high: number): number;
  figures(): NumberFigures;
}

/** Type of typed input: any text, a number, or one of the choices of a drop-down. */
export type TypedInput = 'text' | 'number' | 'choice';

/** Counts that anything with a value has in common: a question, a row of a matrix, a field. */
export interface ValueCounts {
  /** Responses that gave it. */
  readonly base: number;
  readonly input: TypedInput;
  readonly texts: NewestOf<string>;
  readonly numbers: NumberCounts;
  /** Choices of an input that is a drop-down. */
  readonly values: KeyCounts;
}

/** A field of a form, a column of a table, an item that is ranked or weighed. */
export interface FieldCounts extends ValueCounts {
  readonly plan: PlannedOption;
}

export interface OptionCounts {
  readonly plan: PlannedOption;
  readonly count: number;
  /** Texts typed into the input of the option, if it has one. */
  readonly texts?: NewestOf<string> | undefined;
  /** Tags that were chosen with this level of an evaluation. */
  readonly tags?: KeyCounts | undefined;
}

/** Counts of a question, or of one row of a matrix. */
export interface PartCounts extends ValueCounts {
  readonly options: ReadonlyMap<number, OptionCounts>;
  readonly fields: ReadonlyMap<number, FieldCounts>;
}

/** Counts of one row of a matrix. */
export interface RowCounts extends PartCounts {
  readonly plan: PlannedRow;
}

/** Days or times: the first and the last, and the counts of months or hours. */
export interface DateCounts {
  readonly periods: KeyCounts;
  figures(): DateFigures | undefined;
}

/** Marks on a picture. */
export interface PointCounts {
  readonly count: number;
  cells(): PointCell[];
}

export interface QuestionCounts extends PartCounts {
  readonly plan: PlannedQuestion;
  readonly rows: ReadonlyMap<number, RowCounts>;
  /** Rows of a table that a response filled in. */
  readonly rowCounts: NumberCounts;
  readonly dates: DateCounts;
  /** Division codes, each after the number of its level. */
  readonly areas: KeyCounts;
  readonly files: NewestOf<string>;
  readonly positions: NewestOf<PositionAnswer>;
  readonly points: PointCounts;
}

/** The counts of all questions of a survey, in the order of the report. */
export interface CountedSurvey {
  /** Responses counted. */
  readonly total: number;
  readonly questions: ReadonlyMap<number, QuestionCounts>;
}
