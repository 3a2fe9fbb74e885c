import type { SurveyNode } from '../definition/definition.js';
import type { AnswerError, NumberAnswer } from './answer.js';
import { type AnswerReader, NO_ERRORS, recordWith } from './answer-reading.js';
import { boundsOf } from './bounds.js';

const KEYS = ['number'];

/** Returns the errors of a value on the scale of a question: outside its ends, or between two of its marks. */
export const scaleErrors = (node: SurveyNode, number: number): readonly AnswerError[] => {
  const { min, max } = boundsOf(node);
  const step = node.setting?.step ?? 1;
  if (number < min) return [{ nodeId: node.id, reason: 'min', limit: min }];
  if (number > max) return [{ nodeId: node.id, reason: 'max', limit: max }];
  return Number.isInteger((number - min) / step) ? NO_ERRORS : [{ nodeId: node.id, reason: 'step', limit: step }];
};

/** Reads `{ number }`: a rate, a row of a rating matrix, the place of a slider, counted from the lower end in whole steps. */
export const readNumber: AnswerReader<NumberAnswer> = (node, value) => {
  const number = recordWith(value, KEYS)?.number;
  // Adding 0 makes 0 of -0, which JSON cannot tell from it.
  return typeof number === 'number' ? { answer: { number: number + 0 }, errors: scaleErrors(node, number) } : undefined;
};
