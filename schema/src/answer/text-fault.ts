import type { NodeSetting, OptionSetting, SurveyOption } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { textLength } from '../text/text.js';
import type { AnswerError } from './answer.js';
import { TEXT_FORMATS } from './formats.js';

/** Text rules that text questions and the inputs of options have in common. */
export type TextRules = Pick<NodeSetting, 'min' | 'max' | 'min_word' | 'max_word'> & Pick<OptionSetting, 'options'>;

/** A broken rule, before it is attributed to a question. */
type TextFault = Pick<AnswerError, 'reason' | 'limit'>;

/** Number of the format that takes one of `options` (Spec 3, option input types). */
const SELECT = 90;

function lengthFault({ min_word: min = 0, max_word = 0 }: TextRules, text: string, longest: number): TextFault | undefined {
  const length = textLength(text);
  const max = max_word === 0 ? longest : max_word;
  if (length < min) return { reason: 'minWord', limit: min };
  return length > max ? { reason: 'maxWord', limit: max } : undefined;
}

/**
 * The first rule that a text breaks; it is trimmed and not blank. Too long or too short a text is not tested for its format.
 * @param format Number of the answer format (Spec 3, option input types); a number without a test is free text.
 * @param longest Most characters where `max_word` sets no limit.
 */
export function textFault(rules: TextRules, format: number, text: string, longest: number): TextFault | undefined {
  if (format === SELECT) return rules.options?.includes(text) === true ? undefined : { reason: 'choice' };
  const length = lengthFault(rules, text, longest);
  if (length !== undefined) return length;
  const tested = TEXT_FORMATS[format];
  if (tested === undefined) return undefined;
  if (!tested.test(text)) return { reason: tested.reason };
  if (tested.isNumeric !== true) return undefined;
  const { min, max } = rules;
  if (min !== undefined && Number(text) < min) return { reason: 'min', limit: min };
  return max !== undefined && Number(text) > max ? { reason: 'max', limit: max } : undefined;
}

const NO_RULES: OptionSetting = {};

/**
 * Returns the fault of a text in the input of an option, field or column; the text is trimmed and not blank. The input's type decides; if it is 0,
 * the `format` of its setting does, which has the same meaning.
 */
export const inputFault = ({ type = 0, setting = NO_RULES }: SurveyOption, text: string): TextFault | undefined =>
  textFault(setting, type === 0 ? (setting.format ?? 0) : type, text, LIMITS.otherText);
