import type { Answer, AnswerError } from './answer.js';

/** What became of one given answer. */
export interface AnswerReading {
  /** As it counts: trimmed, in canonical order, without texts that have no input. Undefined when empty or not an answer of this type. */
  readonly answer: Answer | undefined;
  readonly errors: readonly AnswerError[];
}

/** Anything that is not an answer of the question's type. */
export const misshapen = (nodeId: number): AnswerReading => ({ answer: undefined, errors: [{ nodeId, reason: 'shape' }] });
