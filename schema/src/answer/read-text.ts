import type { SurveyNode } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import type { TextAnswer } from './answer.js';
import { type AnswerReader, EMPTY, NO_ERRORS, recordWith } from './answer-reading.js';
import { textFormatOf } from './formats.js';
import { textFault } from './text-fault.js';

const KEYS = ['text'];
const NO_RULES = {};

/**
 * Reads `{ text }`, trimmed. A blank text is no answer. The format is the type's own (e-mail, mobile) or the one of the setting; whether a
 * verification code was right is not the model's to know.
 */
export const readText: AnswerReader<TextAnswer> = (node: SurveyNode, value) => {
  const given = recordWith(value, KEYS)?.text;
  if (typeof given !== 'string') return undefined;
  const text = given.trim();
  if (text === '') return EMPTY;
  const fault = textFault(node.setting ?? NO_RULES, textFormatOf(node), text, LIMITS.words);
  return { answer: { text }, errors: fault === undefined ? NO_ERRORS : [{ nodeId: node.id, ...fault }] };
};
