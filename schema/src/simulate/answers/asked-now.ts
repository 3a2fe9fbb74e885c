import type { Offered } from '../../answer/offered.js';
import type { SurveyNode, SurveyOption } from '../../definition/definition.js';
import type { Lot } from '../lot.js';

/** A question that a simulated respondent is asked. */
export interface AskedNow {
  readonly node: SurveyNode;
  readonly offered: Offered;
  readonly lot: Lot;
  /** Returns these options, those chosen least often first, equals in random order. */
  readonly byLiking: (options: Iterable<SurveyOption>) => readonly SurveyOption[];
  /** Text to type where any text will do. */
  readonly words: string;
  /** Returns ids of stored files that may be submitted here; empty: there are no such files. */
  readonly files: (node: SurveyNode) => readonly string[];
}

/** Makes up an answer, as plain data; undefined where none comes to mind. Reading tells whether it is right. */
export type Guess = (asked: AskedNow) => unknown;
