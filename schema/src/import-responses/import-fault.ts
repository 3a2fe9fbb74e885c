import type { AnswerReason } from '../answer/answer.js';

/** The reasons for which a cell of a table is refused: something is wrong with the cell itself, or with the answer that it is part of. */
export type ImportReason =
  | AnswerReason
  | 'value' // no code and no title of its column; `choice` and `unknownOption` are about answers
  | 'ambiguous' // the code or the title of two options
  | 'flag' // neither 1 nor 0 nor the title of one of them
  | 'wholeNumber' // not a whole number, or below 0
  | 'instant' // not a date with a time, or in the future
  | 'parameters' // not a JSON object of texts
  | 'tooLong' // longer than `limit`
  | 'version' // no version of the survey has this number
  | 'status' // the answers lead to another end
  | 'place' // two options at one place of a ranking
  | 'marks' // marks on a picture: the cells do not say where they are
  | 'files' // files are no part of a table
  | 'lines' // rows of a table that are counted and not told
  | 'surplus' // a cell that belongs to no answer: the text of an option that is not chosen, a question that the version does not have
  | 'notAsked'; // logic passes the question by

/** A cell that is refused. */
export interface ImportFault {
  /** Name of its column in the plan. */
  readonly column: string;
  /** The text in the cell; empty where an answer is missing. */
  readonly text: string;
  readonly reason: ImportReason;
  /** The limit of the broken rule, if it has one. */
  readonly limit?: number;
}
