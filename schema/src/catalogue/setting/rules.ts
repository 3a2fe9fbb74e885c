import type { SettingRule } from '../setting-rule.js';

/** A whole number from `min` to `max`. */
export const integer = (min: number, max: number, byDefault?: number): SettingRule => ({ kind: 'integer', min, max, default: byDefault });

/** A number of any size between minus and plus `bound`, absent by default. */
export const numberWithin = (bound: number): SettingRule => ({ kind: 'number', min: -bound, max: bound });

/** A text of at most `max` characters, or `bytes`; empty by default. */
export const text = (max: number, unit?: 'bytes'): SettingRule => ({ kind: 'text', max, default: '', unit });

/** True or false, false by default. */
export const flag = (byDefault = false): SettingRule => ({ kind: 'flag', default: byDefault });

/** One of some values. */
export const choice = (values: readonly (string | number)[], byDefault: string | number): SettingRule => ({
  kind: 'choice',
  values,
  default: byDefault,
});

/** A key that may be spelled out and never set. */
export const fixed = (byDefault: number | boolean): SettingRule => ({ kind: 'fixed', default: byDefault });
