import type { AnswerError } from './answer.js';
import { NO_ERRORS } from './answer-reading.js';

/** Reports a count below the minimum or above the maximum; a `max` of 0 is no limit. */
export const countErrors = (nodeId: number, count: number, min: number, max: number): readonly AnswerError[] => {
  if (count < min) return [{ nodeId, reason: 'min', limit: min }];
  return max > 0 && count > max ? [{ nodeId, reason: 'max', limit: max }] : NO_ERRORS;
};
