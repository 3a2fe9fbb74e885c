import type { NodeSetting, OptionSetting } from '../definition/definition.js';

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
