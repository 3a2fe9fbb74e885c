import type { SurveyNode } from '../definition/definition.js';
import { type AnswerReading, misshapen } from './answer-reading.js';
import { readChoice } from './read-choice.js';

/** Reads `{ option, text? }`. */
export const readSingle = (node: SurveyNode, value: unknown): AnswerReading => {
  const reading = readChoice(node, value);
  return reading === undefined ? misshapen(node.id) : { answer: reading.choice, errors: reading.errors };
};
