import { LIMITS } from '../../limit/limits.js';
import type { SettingRules } from '../setting-rule.js';
import { fixed, flag, integer } from './rules.js';

const COUNT = integer(0, LIMITS.optionsPerNode, 0);

/** Limits on how many options can be chosen, ranked or marked; 0 = no limit. */
export const COUNT_RULES: Pick<SettingRules, 'min' | 'max'> = { min: COUNT, max: COUNT };

/** Spec 3, defaults by family: column 1, min 0, max 0. One choice has nothing to limit, so min and max stay 0. */
export const SINGLE_SETTING: SettingRules = { column: integer(1, LIMITS.columns, 1), min: fixed(0), max: fixed(0), show_result: flag() };

export const MULTIPLE_SETTING: SettingRules = { ...SINGLE_SETTING, ...COUNT_RULES };

/** A drop-down shows no columns and no result: it keeps the family's defaults and nothing can be set. */
export const DROPDOWN_SETTING: SettingRules = { column: fixed(1), min: fixed(0), max: fixed(0) };
