import type { NodeSetting } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';

/** What a setting may hold. A value equal to `default` is not written (canonical form); a rule without default has "absent" as its own meaning. */
export type SettingRule =
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'text'; readonly max: number; readonly default: string }
  /** Known to the family but not to this type: may be spelled out with its default, and is never written. */
  | { readonly kind: 'fixed'; readonly default: number };

export type SettingKey = keyof NodeSetting;

export type SettingRules = { readonly [K in SettingKey]?: SettingRule };

const integer = (min: number, max: number, byDefault: number): SettingRule => ({ kind: 'integer', min, max, default: byDefault });

const number = (bound: number): SettingRule => ({ kind: 'number', min: -bound, max: bound });

/** Spec 3, defaults by family: column 1, min 0, max 0. One choice has nothing to limit, so min and max stay 0. */
export const SINGLE_SETTING: SettingRules = {
  column: integer(1, LIMITS.columns, 1),
  min: { kind: 'fixed', default: 0 },
  max: { kind: 'fixed', default: 0 },
};

export const MULTIPLE_SETTING: SettingRules = {
  column: integer(1, LIMITS.columns, 1),
  min: integer(0, LIMITS.optionsPerNode, 0),
  max: integer(0, LIMITS.optionsPerNode, 0),
};

/** Spec 3, defaults by family: size 1, format 0. Without `min` or `max` a number has no bound on that side; 0 is a bound like any other. */
export const TEXT_SETTING: SettingRules = {
  size: integer(1, LIMITS.textSize, 1),
  format: integer(0, 6, 0),
  min: number(LIMITS.numericBound),
  max: number(LIMITS.numericBound),
  min_word: integer(0, LIMITS.words, 0),
  max_word: integer(0, LIMITS.words, 0),
  suffix: { kind: 'text', max: LIMITS.suffix, default: '' },
};

/** Every key a setting of any type may have. */
export const SETTING_KEYS: readonly SettingKey[] = ['column', 'min', 'max', 'size', 'format', 'min_word', 'max_word', 'suffix'];
