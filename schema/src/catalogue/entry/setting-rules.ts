import { LIMITS } from '../../limit/limits.js';
import { ANSWER_FORMATS } from '../values/answer-formats.js';
import { CUSTOM_TEMPLATE, EVALUATE_TEMPLATES, RATE_FORMATS } from '../values/drawn-scales.js';
import { choice, fixed, flag, integer, numberWithin, type OptionSettingRules, type SettingRules, text } from './setting-rule.js';

const COUNT = integer(0, LIMITS.optionsPerNode, 0);

/** Limits on how many options can be chosen, ranked or marked; 0 = no limit. */
export const COUNT_RULES: Pick<SettingRules, 'min' | 'max'> = { min: COUNT, max: COUNT };

/** Spec 3, defaults by family: column 1, min 0, max 0. One choice has nothing to limit, so min and max stay 0. */
export const SINGLE_SETTING: SettingRules = { column: integer(1, LIMITS.columns, 1), min: fixed(0), max: fixed(0), show_result: flag() };

export const MULTIPLE_SETTING: SettingRules = { ...SINGLE_SETTING, ...COUNT_RULES };

/** A drop-down shows no columns and no result: it keeps the family's defaults and nothing can be set. */
export const DROPDOWN_SETTING: SettingRules = { column: fixed(1), min: fixed(0), max: fixed(0) };

/** Word limits of anything that is typed; 0 = no limit (Spec 5, numbers). */
const WORD_RULES: Pick<SettingRules, 'min_word' | 'max_word'> = {
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

const SIDE_TEXT = text(LIMITS.scaleText, 'bytes');

/** Icon that a rate or evaluate scale is drawn with (`drawn-scales.ts`). */
const ICON = choice(RATE_FORMATS, 1);

/** Spec 3, defaults by family, rate: format 1, min 1, max 5. */
export const RATE_SETTING: SettingRules = {
  format: ICON,
  min: integer(LIMITS.ratingMin, LIMITS.ratingMax, 1),
  max: integer(LIMITS.ratingMin, LIMITS.ratingMax, 5),
  left_text: SIDE_TEXT,
  center_text: SIDE_TEXT,
  right_text: SIDE_TEXT,
};

/** `value` is where the slider stands at first; without it the slider is untouched and unanswered. */
export const SLIDER_SETTING: SettingRules = {
  min: integer(-LIMITS.numericBound, LIMITS.numericBound, 0),
  max: integer(-LIMITS.numericBound, LIMITS.numericBound, 100),
  step: integer(1, 2 * LIMITS.numericBound, 1),
  value: numberWithin(LIMITS.numericBound),
  is_vertical: flag(),
  is_stops: flag(),
  is_tip: flag(true),
  left_text: SIDE_TEXT,
  center_text: SIDE_TEXT,
  right_text: SIDE_TEXT,
};

/** Templates other than customization fix the scale (`drawn-scales.ts`); that they agree is a rule between keys. */
export const EVALUATE_SETTING: SettingRules = {
  template: choice([...EVALUATE_TEMPLATES.keys()], CUSTOM_TEMPLATE),
  format: ICON,
  max: integer(1, LIMITS.evaluateScale, 5),
  is_tag: flag(true),
  is_comment: flag(),
};

/** Spec 5, weights. `min` and `max` are in force with `is_limit`; `sum` 0 = the numbers need not add up to anything. */
export const PROPORTION_SETTING: SettingRules = {
  min: integer(0, LIMITS.weight, 0),
  max: integer(0, LIMITS.weight, LIMITS.weightDefaultMax),
  is_limit: flag(),
  sum: integer(0, LIMITS.weight * LIMITS.optionsPerNode, 0),
  suffix: text(LIMITS.suffix),
};

/** Spec 3, defaults by family, page-block. `min` and `max` are seconds, 0 = no limit, in force with `control`. */
export const PAGE_SETTING: SettingRules = {
  control: flag(),
  min: integer(0, LIMITS.dwellSeconds, 0),
  max: integer(0, LIMITS.dwellSeconds, 0),
  prev_text: text(LIMITS.buttonText),
  next_text: text(LIMITS.buttonText),
  is_prev: flag(true),
};
