import type { SettingRule } from '../catalogue/setting-rule.js';

/** The rules of a setting, whether a question's or an option's. */
export type Rules = Readonly<Record<string, SettingRule | undefined>>;

const trimmed = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((item: unknown) => (typeof item === 'string' ? item.trim() : item)) : value;

const entriesOf = (value: object): [string, unknown][] => Object.entries(value);

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((item, place) => item === b[place]) : a === b;

const isDefault = (value: unknown, rule: SettingRule | undefined): boolean => {
  if (value === undefined) return true;
  if (rule?.kind === 'texts' && rule.default === undefined) return isSame(value, []);
  return rule !== undefined && 'default' in rule && rule.default !== undefined && isSame(value, rule.default);
};

/**
 * A setting without default values, its lists of labels trimmed (Spec 5, codes and texts); undefined when nothing is left, and the same object when
 * there is nothing to do. Keys that the entry does not have are kept for `checkSetting` to refuse.
 */
export const shapeSetting = <Setting extends object>(rules: Rules, setting: Setting | undefined): Setting | undefined => {
  if (setting === undefined) return undefined;
  const shaped = { ...setting };
  let isChanged = false;
  for (const [key, given] of entriesOf(setting)) {
    const rule = rules[key];
    const value = trimmed(given);
    if (isDefault(value, rule)) Reflect.deleteProperty(shaped, key);
    else if (isSame(value, given)) continue;
    else Reflect.set(shaped, key, value);
    isChanged = true;
  }
  if (Object.keys(shaped).length === 0) return undefined;
  return isChanged ? shaped : setting;
};
