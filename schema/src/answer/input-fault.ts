import type { OptionSetting, SurveyOption } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { type TextFault, textFault } from './text-fault.js';

const NO_RULES: OptionSetting = {};

/**
 * What is wrong with a text in the input of an option, field or column; the text is trimmed and not blank. Its type decides, and where that is 0 the
 * `format` of its setting, which says the same.
 */
export const inputFault = ({ type = 0, setting = NO_RULES }: SurveyOption, text: string): TextFault | undefined =>
  textFault(setting, type === 0 ? (setting.format ?? 0) : type, text, LIMITS.otherText);
