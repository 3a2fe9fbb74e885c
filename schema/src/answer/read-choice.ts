import { isOther, otherTextRequired } from '../definition/defaults.js';
import type { SurveyNode, SurveyOption } from '../definition/definition.js';
import { findOption } from '../definition/find.js';
import { LIMITS } from '../limit/limits.js';
import { isRecord, type PlainRecord } from '../reading/plain-copy.js';
import { textLength } from '../text/text-length.js';
import type { AnswerError, ChoiceAnswer } from './answer.js';

interface ChoiceReading {
  readonly choice?: ChoiceAnswer;
  readonly errors: readonly AnswerError[];
}

const hasShape = (value: unknown): value is PlainRecord & { option: number; text?: string } =>
  isRecord(value) &&
  typeof value.option === 'number' &&
  (value.text === undefined || typeof value.text === 'string') &&
  Object.keys(value).every((key) => key === 'option' || key === 'text');

const otherErrors = (nodeId: number, option: SurveyOption, text: string): AnswerError[] => {
  if (text === '') return otherTextRequired(option) ? [{ nodeId, reason: 'other', optionId: option.id }] : [];
  if (textLength(text) <= LIMITS.otherText) return [];
  return [{ nodeId, reason: 'maxWord', limit: LIMITS.otherText, optionId: option.id }];
};

/**
 * Reads one chosen option. A text counts only on an option that has an input, as answers count only on questions that are shown; on any other
 * option it is left out. Undefined for what is no choice at all.
 */
export const readChoice = (node: SurveyNode, value: unknown): ChoiceReading | undefined => {
  if (!hasShape(value)) return undefined;
  const option = findOption(node, value.option);
  if (option === undefined) return { errors: [{ nodeId: node.id, reason: 'unknownOption', optionId: value.option }] };
  if (!isOther(option)) return { choice: { option: option.id }, errors: [] };
  const text = (value.text ?? '').trim();
  const choice = text === '' ? { option: option.id } : { option: option.id, text };
  return { choice, errors: otherErrors(node.id, option, text) };
};
