import { isOther, otherTextRequired } from '../definition/defaults.js';
import type { SurveyOption } from '../definition/definition.js';
import type { AnswerError, ChoiceAnswer } from './answer.js';
import { type AnswerReader, type AnswerReading, EMPTY, NO_ERRORS, recordWith, trimmed } from './answer-reading.js';
import { inputFault } from './input-fault.js';

const KEYS = ['option', 'text'];

const otherErrors = (nodeId: number, option: SurveyOption, text: string): readonly AnswerError[] => {
  if (text === '') return otherTextRequired(option) ? [{ nodeId, reason: 'other', optionId: option.id }] : NO_ERRORS;
  const fault = inputFault(option, text);
  return fault === undefined ? NO_ERRORS : [{ nodeId, optionId: option.id, ...fault }];
};

const choose = (nodeId: number, option: SurveyOption, text: string): AnswerReading<ChoiceAnswer> => {
  const { id } = option;
  if (!isOther(option)) return { answer: { option: id }, errors: NO_ERRORS };
  return { answer: text === '' ? { option: id } : { option: id, text }, errors: otherErrors(nodeId, option, text) };
};

/**
 * Reads one choice, `{ option, text? }`. A text counts only on an option that has an input, as answers count only on questions that are shown; on any
 * other option it is left out. An option that is not offered now is not chosen (R15).
 */
export const readChoice: AnswerReader<ChoiceAnswer> = (node, value, offered) => {
  const record = recordWith(value, KEYS);
  const text = trimmed(record?.text);
  if (record === undefined || typeof record.option !== 'number' || text === null) return undefined;
  const option = offered.options.get(record.option);
  if (option !== undefined) return choose(node.id, option, text);
  if (offered.isKnown(record.option)) return EMPTY;
  return { answer: undefined, errors: [{ nodeId: node.id, reason: 'unknownOption', optionId: record.option }] };
};
