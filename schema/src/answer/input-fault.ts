import type { OptionSetting, SurveyOption } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { type TextFault, textFault } from './text-fault.js';

const NO_RULES: OptionSetting = {};

/**
 * Returns the fault of a text in the input of an option, field or column; the text is trimmed and not blank. The input's type decides; if it is 0,
 * the `format` of its setting does, which has the same meaning.
 */
export const inputFault = ({ type = 0, setting = NO_RULES }: SurveyOption, text: string): TextFault | undefined =>
  textFault(setting, type === 0 ? (setting.format ?? 0) : type, text, LIMITS.otherText);
