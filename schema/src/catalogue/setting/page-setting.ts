import { LIMITS } from '../../limit/limits.js';
import type { SettingRules } from '../setting-rule.js';
import { flag, integer, text } from './rules.js';

/** Spec 3, defaults by family, page-block. `min` and `max` are seconds, 0 = no limit, in force with `control`. */
export const PAGE_SETTING: SettingRules = {
  control: flag(),
  min: integer(0, LIMITS.dwellSeconds, 0),
  max: integer(0, LIMITS.dwellSeconds, 0),
  prev_text: text(LIMITS.buttonText),
  next_text: text(LIMITS.buttonText),
  is_prev: flag(true),
};
