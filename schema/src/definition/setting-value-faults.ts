import type { SettingRule } from '../catalogue/setting-rule.js';
import { at, type FaultList } from '../reading/fault.js';
import type { Rules } from './shape-setting.js';
import { checkTextAt } from './text-faults.js';

type RuleOf<Kind extends SettingRule['kind']> = Extract<SettingRule, { readonly kind: Kind }>;

const checkNumber = (faults: FaultList, field: string, value: number, rule: RuleOf<'integer' | 'number'>): void => {
  if (rule.kind === 'integer' && !Number.isInteger(value)) faults.add(field, 'format');
  if (value < rule.min) faults.add(field, 'tooSmall', rule.min);
  if (value > rule.max) faults.add(field, 'tooLarge', rule.max);
};

/** A list of a fixed length may leave entries empty (labels that stand for themselves); any other list holds texts only. */
const checkTexts = (faults: FaultList, field: string, texts: readonly string[], rule: RuleOf<'texts'>): void => {
  const most = rule.count ?? rule.maxCount;
  if (most !== undefined && texts.length > most) faults.add(field, 'tooMany', most);
  if (rule.count !== undefined && texts.length < rule.count) faults.add(field, 'tooShort', rule.count);
  const seen = new Set<string>();
  texts.forEach((text, place) => {
    checkTextAt(faults, at(field, place), text, { min: rule.count === undefined ? 1 : 0, max: rule.max });
    if (rule.unique === true && seen.has(text)) faults.add(at(field, place), 'notUnique');
    seen.add(text);
  });
};

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value);

const checkValue = (faults: FaultList, field: string, value: unknown, rule: SettingRule | undefined): void => {
  if (rule === undefined) faults.add(field, 'notAllowed');
  else if (rule.kind === 'fixed' && value !== rule.default) faults.add(field, 'notAllowed');
  else if (rule.kind === 'choice' && !rule.values.some((allowed) => allowed === value)) faults.add(field, 'notAllowed');
  else if ((rule.kind === 'integer' || rule.kind === 'number') && typeof value === 'number') checkNumber(faults, field, value, rule);
  else if (rule.kind === 'text' && typeof value === 'string') checkTextAt(faults, field, value, { min: 0, max: rule.max, unit: rule.unit });
  else if (rule.kind === 'texts' && isTexts(value)) checkTexts(faults, field, value, rule);
};

/** Each value of a setting by the rule of its key. A key that the entry does not have is refused. */
export const checkSettingValues = (faults: FaultList, path: string, rules: Rules, setting: object | undefined): void => {
  const entries: [string, unknown][] = Object.entries(setting ?? {});
  for (const [key, value] of entries) if (value !== undefined) checkValue(faults, at(path, key), value, rules[key]);
};

/** The value of a number key, or the default that stands for it; undefined where there is neither. */
export const numberOr = (rules: Rules, key: string, value: number | undefined): number | undefined => {
  if (value !== undefined) return value;
  const rule = rules[key];
  return rule !== undefined && 'default' in rule && typeof rule.default === 'number' ? rule.default : undefined;
};
