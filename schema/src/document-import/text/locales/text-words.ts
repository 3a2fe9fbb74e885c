import type { QuestionKey } from '../../../catalogue/entry/question-key.js';

/** Words in brackets and the kind of question that they stand for. */
export interface TypeMark {
  readonly kind: QuestionKey;
  /** Patterns of the words, compared in half width and without regard to case. The first one is shown as the example. */
  readonly words: readonly string[];
  /** Setting that goes with it. */
  readonly setting?: { readonly size?: number; readonly format?: number; readonly min?: number; readonly max?: number };
}

/** The words of one language by which a text says what its lines are. All are sources of regular expressions. */
export interface TextWords {
  readonly types: readonly TypeMark[];
  readonly required: string;
  readonly optional: string;
  /** Said in the title of a question with several answers. */
  readonly multipleHint: string;
  /** Limits of a multiple choice, with the number as the only group. */
  readonly atMost: string;
  readonly atLeast: string;
  /** An option that asks to be specified, and one that rules out the others. */
  readonly other: string;
  readonly exclusive: string;
  /** A line that begins a new page, without its brackets. */
  readonly pageBreak: string;
  /** A line of a matrix that names its columns, or its rows, up to the colon. */
  readonly columns: string;
  readonly rows: string;
  /** Words before the number of a question, and those behind it. */
  readonly numberBefore: string;
  readonly numberBehind: string;
  /** Numerals in words that number sections or questions. */
  readonly numerals: string;
  /** Words before the number of the question that a jump leads to. */
  readonly jump: string;
  /** Tells where a jump ends the survey, normally and screening out. */
  readonly end: string;
  readonly screenOut: string;
  /** Begins a condition, and joins two. */
  readonly when: string;
  readonly and: string;
  readonly or: string;
  readonly chosen: string;
  /** Titles of a yes-or-no question. */
  readonly yes: string;
  readonly no: string;
}
