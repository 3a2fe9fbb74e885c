import { LIMITS } from '../../limit/limits.js';
import { at, type FaultList } from '../../reading/fault.js';
import { readTexts } from '../../reading/read-items.js';
import { RecordReader } from '../../reading/record-reader.js';
import type { NodeSetting, OptionSetting } from '../definition.js';
import { NODE_SETTING_KINDS, OPTION_SETTING_KINDS, type SettingKinds, type ValueKind } from './setting-kinds.js';

function readValue(reader: RecordReader, key: string, kind: ValueKind): number | boolean | string | readonly string[] | undefined {
  if (kind === 'number') return reader.number(key);
  if (kind === 'flag') return reader.flag(key);
  return kind === 'text' ? reader.text(key) : readTexts(reader, key, LIMITS.settingTexts);
}

function readFields<Setting extends object>(reader: RecordReader, kinds: SettingKinds<Setting>): Setting {
  const fields = Object.entries<ValueKind>(kinds).map(([key, kind]) => [key, readValue(reader, key, kind)] as const);
  // The compiler has checked the kinds against the keys of `Setting`, but cannot follow a key to its value here.
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Setting;
}

function readWhole<Setting extends object>(
  value: unknown,
  path: string,
  faults: FaultList,
  kinds: SettingKinds<Setting>,
): Setting | undefined {
  if (value === undefined) return undefined;
  const reader = RecordReader.of(value, path, faults);
  reader?.allowOnly(Object.keys(kinds));
  return reader && readFields(reader, kinds);
}

/** Reads the keys of a question's setting by type. Whether the question has them is a matter of `checkSetting`. */
export const readSettingFields = (reader: RecordReader): NodeSetting => readFields<NodeSetting>(reader, NODE_SETTING_KINDS);

/** Reads the keys of an option's setting by type. */
export const readOptionSettingFields = (reader: RecordReader): OptionSetting => readFields<OptionSetting>(reader, OPTION_SETTING_KINDS);

/** Reads the setting of a question; undefined when there is none. */
export const readSetting = (value: unknown, path: string, faults: FaultList): NodeSetting | undefined =>
  readWhole<NodeSetting>(value, path, faults, NODE_SETTING_KINDS);

/** Reads the setting of an option from the record that carries it; undefined when there is none. */
export const readOptionSetting = (reader: RecordReader): OptionSetting | undefined =>
  readWhole<OptionSetting>(reader.get('setting'), at(reader.path, 'setting'), reader.faults, OPTION_SETTING_KINDS);
