import { LIMITS } from '../../limit/limits.js';
import { CUSTOM_TEMPLATE, EVALUATE_TEMPLATES } from '../evaluate-templates.js';
import { RATE_FORMATS } from '../rate-icons.js';
import type { SettingRules } from '../setting-rule.js';
import { choice, flag, integer, numberWithin, text } from './rules.js';

const SIDE_TEXT = text(LIMITS.scaleText, 'bytes');

/** Icon that a rate or evaluate scale is drawn with (`rate-icons.ts`). */
export const ICON = choice(RATE_FORMATS, 1);

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

/** Templates other than customization fix the scale (`evaluate-templates.ts`); that they agree is a rule between keys. */
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
