import { isRequired } from '../definition/defaults.js';
import type { QuestionType, SurveyNode } from '../definition/definition.js';
import { plainCopy } from '../reading/plain-copy.js';
import type { Answer, AnswerError } from './answer.js';
import type { AnswerReading } from './answer-reading.js';
import { readMultiple } from './read-multiple.js';
import { readSingle } from './read-single.js';
import { readText } from './read-text.js';

const READERS: Readonly<Record<QuestionType, (node: SurveyNode, value: unknown) => AnswerReading>> = {
  1: readSingle,
  2: readMultiple,
  3: readText,
};

/** Reads the answer to one question from plain data; a required question without an answer is an error. */
export const readAnswer = (node: SurveyNode, value: unknown): AnswerReading => {
  const reading: AnswerReading = value === undefined ? { answer: undefined, errors: [] } : READERS[node.type](node, value);
  const isMissing = reading.answer === undefined && reading.errors.length === 0;
  return isMissing && isRequired(node) ? { answer: undefined, errors: [{ nodeId: node.id, reason: 'required' }] } : reading;
};

/** What is wrong with the answer to one question: the same rules the server applies on submit. No answer is undefined. */
export const validateAnswer = (node: SurveyNode, answer: Answer | undefined): readonly AnswerError[] =>
  readAnswer(node, plainCopy(answer)).errors;
