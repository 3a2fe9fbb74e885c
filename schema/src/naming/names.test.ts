import { describe, expect, it } from '@jest/globals';
import { questionCatalogue } from '../catalogue/question-catalogue.js';
import { OPTION_SETTING_KEYS, SETTING_KEYS } from '../catalogue/entry/setting-keys.js';
import type { SettingKey } from '../catalogue/entry/setting-rule.js';
import { OPTION_SETTING_VALUE_NAMES, optionSettingName, SETTING_VALUE_NAMES, settingName, settingNames } from './setting-names.js';
import { nameOf, QUESTION_TYPE_NAMES } from './value-names.js';

const settingsOf = questionCatalogue.flatMap(({ key: entry, setting }) =>
  Object.entries(setting).map(([key, rule]) => ({ entry, key: key as SettingKey, rule })),
);

describe('names of the graph', () => {
  it('lead from each type to its number and back', () => {
    for (const { type = -1 } of questionCatalogue) expect(QUESTION_TYPE_NAMES[nameOf(QUESTION_TYPE_NAMES, type)]).toBe(type);
  });

  it('say that a value has none', () => {
    expect(() => nameOf(QUESTION_TYPE_NAMES, 8)).toThrow(RangeError);
  });

  it.each(settingsOf)('name $key of $entry, and no two settings of it alike', ({ entry, key }) => {
    const names = settingsOf.filter((each) => each.entry === entry).map((each) => settingName(entry, each.key));

    expect(settingNames(key)).toContain(settingName(entry, key));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(settingsOf.filter(({ rule }) => rule.kind === 'choice'))('name each value of $key on $entry', ({ entry, key, rule }) => {
    const names = SETTING_VALUE_NAMES[settingName(entry, key)] ?? {};

    expect(rule.kind === 'choice' && [...rule.values].sort()).toEqual(Object.values(names).sort());
  });

  it('lead from every name of a setting back to one key', () => {
    const names = SETTING_KEYS.flatMap(settingNames);
    const ofOptions = OPTION_SETTING_KEYS.map(optionSettingName);

    expect(new Set(names).size).toBe(names.length);
    expect(new Set(ofOptions).size).toBe(ofOptions.length);
    expect(Object.keys(OPTION_SETTING_VALUE_NAMES).every((name) => ofOptions.some((each) => each === name))).toBe(true);
  });
});
