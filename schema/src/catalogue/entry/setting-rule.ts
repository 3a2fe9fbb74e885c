import type { NodeSetting, OptionSetting } from '../../definition/definition.js';

/**
 * Limits of a setting value. A value equal to `default` is not written (canonical form); a rule without `default` has "absent" as its own meaning.
 */
export type SettingRule =
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly default?: number }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default?: number }
  /** `bytes` counts a Chinese character as 2 (Spec 5, rating texts); otherwise lengths count characters. */
  | { readonly kind: 'text'; readonly max: number; readonly default: string; readonly unit?: 'bytes' }
  | { readonly kind: 'flag'; readonly default: boolean }
  /** A list of texts of at most `max` characters each: exactly `count` of them, or at most `maxCount`. */
  | {
      readonly kind: 'texts';
      readonly count?: number;
      readonly maxCount?: number;
      readonly max: number;
      readonly default?: readonly string[];
      readonly unique?: boolean;
    }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[]; readonly default: string | number }
  /** Known to the family but not to this entry: may be spelled out with its default, and is never written. */
  | { readonly kind: 'fixed'; readonly default: number | boolean };

export type SettingRules = { readonly [K in keyof NodeSetting]?: SettingRule };
export type OptionSettingRules = { readonly [K in keyof OptionSetting]?: SettingRule };

export type SettingKey = keyof NodeSetting;
export type OptionSettingKey = keyof OptionSetting;

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
