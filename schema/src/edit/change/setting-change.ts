import { questionRow } from '../catalogue/question-catalogue.js';
import { SETTING_KEYS, type SettingKey } from '../catalogue/setting-rule.js';
import type { NodeSetting, QuestionType } from '../definition/definition.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import type { NodeChange } from './operation.js';

type SettingChange = NonNullable<NodeChange['setting']>;
type MutableSetting = { -readonly [K in SettingKey]?: NodeSetting[K] };
type MutableChange = { -readonly [K in SettingKey]?: NodeSetting[K] | null };

const setKey = <K extends SettingKey>(to: MutableSetting, key: K, value: NodeSetting[K] | null | undefined): void => {
  if (value !== undefined) to[key] = value ?? undefined;
};

/** The setting after a change: keys that the type does not have fall away (Spec 4, type switch), `null` goes back to the default. */
export const changedSetting = (type: QuestionType, before: NodeSetting = {}, change: SettingChange = {}): NodeSetting => {
  const setting: MutableSetting = {};
  for (const key of questionRow(type).settingKeys) setKey(setting, key, before[key]);
  for (const key of SETTING_KEYS) setKey(setting, key, change[key]);
  return dropUndefined(setting);
};

const undoKey = <K extends SettingKey>(to: MutableChange, key: K, before: NodeSetting, after: NodeSetting): void => {
  if (before[key] !== after[key]) to[key] = before[key] ?? null;
};

/** The change that leads back; undefined when the two are equal. */
export const undoSetting = (before: NodeSetting = {}, after: NodeSetting = {}): SettingChange | undefined => {
  const change: MutableChange = {};
  for (const key of SETTING_KEYS) undoKey(change, key, before, after);
  return Object.keys(change).length === 0 ? undefined : change;
};
