import { LIMITS } from '../../limit/limits.js';
import { ANSWER_FORMATS } from '../answer-formats.js';
import type { OptionSettingRules, SettingRules } from '../setting-rule.js';
import { choice, fixed, integer, numberWithin, text } from './rules.js';

/** Word limits of anything that is typed; 0 = no limit (Spec 5, numbers). */
export const WORD_RULES: Pick<SettingRules, 'min_word' | 'max_word'> = {
  min_word: integer(0, LIMITS.words, 0),
  max_word: integer(0, LIMITS.words, 0),
};

/** Spec 3, defaults by family, input: size 1, format 0. Without `min` or `max` a number has no bound on that side; 0 is a bound like any other. */
export const TEXT_SETTING: SettingRules = {
  ...WORD_RULES,
  size: integer(1, LIMITS.textSize, 1),
  format: integer(0, 6, 0),
  min: numberWithin(LIMITS.numericBound),
  max: numberWithin(LIMITS.numericBound),
  suffix: text(LIMITS.suffix),
};

/**
 * The input of an option: of an `other` option, a field, a table or fill-in column. `format` has the same meaning as the option's `type` and counts
 * where `type` is 0. `exclusive` is reserved: an option's own `exclusive` is used instead.
 */
export const OPTION_INPUT_SETTING: OptionSettingRules = {
  ...WORD_RULES,
  size: integer(1, LIMITS.textSize, 1),
  format: choice(
    ANSWER_FORMATS.map(({ format }) => format),
    0,
  ),
  min: numberWithin(LIMITS.numericBound),
  max: numberWithin(LIMITS.numericBound),
  options: { kind: 'texts', maxCount: LIMITS.selectChoices, max: LIMITS.selectChoice, default: [], unique: true },
  exclusive: fixed(false),
};
