import { formatOf, highestOf, lowestOf, maxWordOf, minWordOf } from '../definition/defaults.js';
import type { SurveyNode } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { isRecord } from '../reading/plain-copy.js';
import { textLength } from '../text/text-length.js';
import type { AnswerError } from './answer.js';
import { type AnswerReading, misshapen } from './answer-reading.js';
import { TEXT_FORMATS } from './formats.js';

const lengthErrors = (node: SurveyNode, text: string): AnswerError[] => {
  const length = textLength(text);
  const min = minWordOf(node);
  const max = maxWordOf(node) === 0 ? LIMITS.words : maxWordOf(node);
  if (length < min) return [{ nodeId: node.id, reason: 'minWord', limit: min }];
  return length > max ? [{ nodeId: node.id, reason: 'maxWord', limit: max }] : [];
};

const formatErrors = (node: SurveyNode, text: string): AnswerError[] => {
  const format = TEXT_FORMATS[formatOf(node)];
  if (format === undefined) return [];
  if (!format.test(text)) return [{ nodeId: node.id, reason: format.reason }];
  if (!format.isNumeric) return [];
  const lowest = lowestOf(node);
  const highest = highestOf(node);
  if (lowest !== null && Number(text) < lowest) return [{ nodeId: node.id, reason: 'min', limit: lowest }];
  return highest !== null && Number(text) > highest ? [{ nodeId: node.id, reason: 'max', limit: highest }] : [];
};

/** Reads `{ text }`, trimmed. A blank text is no answer; too long a text is not tested for its format. */
export const readText = (node: SurveyNode, value: unknown): AnswerReading => {
  if (!isRecord(value) || typeof value.text !== 'string' || Object.keys(value).length !== 1) return misshapen(node.id);
  const text = value.text.trim();
  if (text === '') return { answer: undefined, errors: [] };
  const tooLongOrShort = lengthErrors(node, text);
  const errors = tooLongOrShort.length > 0 ? tooLongOrShort : formatErrors(node, text);
  return { answer: { text }, errors };
};
