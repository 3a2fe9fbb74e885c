import { questionRow } from '../catalogue/question-catalogue.js';
import { SETTING_KEYS, type SettingKey, type SettingRule } from '../catalogue/setting-rule.js';
import { at, type FaultList } from '../reading/fault.js';
import type { NodeSetting, QuestionType } from './definition.js';
import { checkText } from './text-faults.js';

const INTEGER_FORMAT = 1;

const checkNumber = (faults: FaultList, path: string, key: SettingKey, value: number, rule: SettingRule): void => {
  if (rule.kind === 'fixed' && value !== rule.default) faults.add(at(path, key), 'notAllowed');
  if (rule.kind !== 'integer' && rule.kind !== 'number') return;
  if (rule.kind === 'integer' && !Number.isInteger(value)) faults.add(at(path, key), 'format');
  if (value < rule.min) faults.add(at(path, key), 'tooSmall', rule.min);
  if (value > rule.max) faults.add(at(path, key), 'tooLarge', rule.max);
};

/** Zero as a maximum means "no limit"; an absent bound limits nothing either. */
const checkPair = (faults: FaultList, field: string, low: number | undefined, high: number | undefined, zeroIsFree: boolean): void => {
  if (low === undefined || high === undefined || (zeroIsFree && high === 0)) return;
  if (low > high) faults.add(field, 'tooLarge', high);
};

/**
 * Spec 5, numbers. A pair that cannot be met is refused here; the designer corrects it before sending (`edit/correct-min-max.ts`). A minimum
 * above the number of options is no fault: removing options may cause it, and the launch check finds it.
 */
export const checkSetting = (faults: FaultList, path: string, type: QuestionType, setting: NodeSetting): void => {
  const { setting: rules, hasOptions } = questionRow(type);
  for (const key of SETTING_KEYS) {
    const value = setting[key];
    const rule = rules[key];
    if (value === undefined) continue;
    if (rule === undefined) faults.add(at(path, key), 'notAllowed');
    else if (typeof value === 'number') checkNumber(faults, path, key, value, rule);
    else if (rule.kind === 'text') checkText(faults, path, key, value, { min: 0, max: rule.max });
  }
  checkPair(faults, at(path, 'min'), setting.min, setting.max, hasOptions);
  checkPair(faults, at(path, 'min_word'), setting.min_word, setting.max_word, true);
  if (setting.format !== INTEGER_FORMAT) return;
  for (const key of ['min', 'max'] as const) if (!Number.isInteger(setting[key] ?? 0)) faults.add(at(path, key), 'format');
};
