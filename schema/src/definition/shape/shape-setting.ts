import type { SettingRule } from '../../catalogue/entry/setting-rule.js';

/** The rules of a setting, whether a question's or an option's. */
export type Rules = Readonly<Record<string, SettingRule | undefined>>;

const trimmed = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((item: unknown) => (typeof item === 'string' ? item.trim() : item)) : value;

const entriesOf = (value: object): [string, unknown][] => Object.entries(value);

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((item, place) => item === b[place]) : a === b;

function isDefault(value: unknown, rule: SettingRule | undefined): boolean {
  if (value === undefined) return true;
  return rule !== undefined && 'default' in rule && rule.default !== undefined && isSame(value, rule.default);
}

/**
 * A setting without default values, its lists of labels trimmed (Spec 5, codes and texts); undefined when nothing is left, and the same object when
 * there is nothing to do. Keys that the entry does not have are kept for `checkSetting` to refuse.
 */
export function shapeSetting<Setting extends object>(rules: Rules, setting: Setting | undefined): Setting | undefined {
  if (setting === undefined) return undefined;
  const given = entriesOf(setting);
  const kept = given.map(([key, value]) => [key, trimmed(value)] as const).filter(([key, value]) => !isDefault(value, rules[key]));
  if (kept.length === 0) return undefined;
  const isShaped = kept.length === given.length && kept.every(([key, value]) => isSame(value, Reflect.get(setting, key)));
  // The remainder is a part of the setting with the same kinds of values.
  return isShaped ? setting : (Object.fromEntries(kept) as Setting);
}
