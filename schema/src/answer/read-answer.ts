import { answerKindOf } from '../definition/answer-kind.js';
import { attributeOf, isRequired } from '../definition/defaults.js';
import type { AnswerKind, SurveyNode } from '../definition/definition.js';
import { plainCopy } from '../reading/plain-copy.js';
import { type AnswerReader, type AnswerReading, EMPTY } from './answer-reading.js';
import type { Answer, AnswerError } from './answer.js';
import { type Offered, offeredOf } from './offered.js';
import { readCascade, readChoice, readMultiple, readRank } from './read-choices.js';
import { readFields, readProportion } from './read-fields.js';
import { readFiles } from './read-files.js';
import { readMatrix } from './read-matrix.js';
import { readCity, readPoints, readPosition } from './read-places.js';
import { readEvaluate, readNumber } from './read-scale.js';
import { readTable } from './read-table.js';
import { readDate, readText } from './read-text.js';

const READERS: Readonly<Record<AnswerKind, AnswerReader>> = {
  none: () => undefined,
  single: readChoice,
  multiple: readMultiple,
  text: readText,
  number: readNumber,
  evaluate: readEvaluate,
  table: readTable,
  rank: readRank,
  cascade: readCascade,
  city: readCity,
  matrix: readMatrix,
  fields: readFields,
  proportion: readProportion,
  date: readDate,
  files: readFiles,
  position: readPosition,
  points: readPoints,
};

const failed = ({ id }: SurveyNode, reason: 'required' | 'shape'): AnswerReading => ({
  answer: undefined,
  errors: [{ nodeId: id, reason }],
});

/**
 * Reads the answer to one question from plain data. Three rules hold for every kind:
 *
 * - Required means answered: not blank, and in a matrix or fixed table every row that is shown. Questions filled by parameters (attribute hide) or
 *   not at all (background) are never required.
 * - An optional question may stay empty whatever its limits say, but an answer that has been begun must be complete: the fewest choices, the required
 *   fields, the last level of a cascade (R25).
 * - Parts that are not on offer now are dropped silently (R15); parts that the question never had are errors.
 */
export function readAnswer(node: SurveyNode, value: unknown, offered: Offered): AnswerReading {
  const reading = value === undefined ? EMPTY : READERS[answerKindOf(node)](node, value, offered);
  if (reading === undefined) return failed(node, 'shape');
  const isMissing = reading.answer === undefined && reading.errors.length === 0;
  return isMissing && isRequired(node) && attributeOf(node) === 'normal' ? failed(node, 'required') : reading;
}

/** Returns the errors of the answer to one question whose options are all shown. Undefined means no answer. Total: any value may come. */
export const validateAnswer = (node: SurveyNode, answer: Answer | undefined): readonly AnswerError[] =>
  readAnswer(node, plainCopy(answer), offeredOf(node)).errors;
