import { OPTION_SETTING_KEYS, SETTING_KEYS } from '../../catalogue/entry/setting-keys.js';
import { readLanguage } from '../../definition/parse/parse-definition.js';
import { NODE_KEYS, readNodeFields, readQuestionType } from '../../definition/parse/read-node.js';
import { OPTION_FIELD_KEYS, readOptionFields } from '../../definition/parse/read-option.js';
import { readOptionSettingFields, readSettingFields } from '../../definition/parse/read-setting.js';
import { readEndingsChange } from '../../ending/endings-change.js';
import { readExam } from '../../exam/read-exam.js';
import { dropUndefined } from '../../reading/drop-undefined.js';
import { at, type FaultList } from '../../reading/fault.js';
import { RecordReader } from '../../reading/record-reader.js';
import { readSettingsChange } from '../../survey-setting/settings-by-key.js';
import { SURVEY_SETTING_KEYS, type SurveySettingKey } from '../../survey-setting/survey-settings.js';
import { readThemeChange } from '../../theme/survey-theme.js';
import type { NodeChange, OptionChange, SurveyChange } from '../operation/operation.js';
import { type FieldReader, nested, readFlag, readText } from './operation-reader.js';

/** Keys that a change of a node cannot set: its identity, its children and options, and whether it is a group. */
const FIXED = new Set(['id', 'group', 'options', 'children', 'nodes']);
const NODE_CHANGE_KEYS = NODE_KEYS.filter((key) => !FIXED.has(key));

type Cleared<Setting> = { readonly [K in keyof Setting]?: Setting[K] | null };

/** Reads a change of a setting: null in a key leads back to its default. */
function readSettingChange<Setting extends object>(
  reader: RecordReader,
  keys: readonly (keyof Setting & string)[],
  read: (given: RecordReader) => Setting,
): Cleared<Setting> | undefined {
  if (!reader.has('setting')) return undefined;
  const own = RecordReader.of(reader.get('setting'), at(reader.path, 'setting'), reader.faults);
  if (own === undefined) return undefined;
  own.allowOnly(keys);
  const { reader: given, nulls } = own.withoutNulls();
  const cleared: Cleared<Setting> = {};
  for (const key of keys) if (nulls.has(key)) Reflect.set(cleared, key, null);
  return { ...read(given), ...cleared };
}

/** A record without its setting, its exam part and its draw, which a change reads by itself. */
function withoutSetting(reader: RecordReader, keys: readonly string[]): RecordReader {
  const given = Object.fromEntries(
    keys.filter((key) => key !== 'setting' && key !== 'exam' && key !== 'draw').map((key) => [key, reader.get(key)]),
  );
  return new RecordReader(given, reader.path, reader.faults);
}

/** Reads a change of a node; whether its type has these settings is known only when it is applied. */
export function readNodeChange(value: unknown, path: string, faults: FaultList): NodeChange | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(NODE_CHANGE_KEYS);
  const { title, code, required, locked, sequence, childSequence } = readNodeFields(withoutSetting(reader, NODE_CHANGE_KEYS));
  const kind = { type: readQuestionType(reader, 'type'), subType: reader.number('subType') };
  const setting = readSettingChange(reader, SETTING_KEYS, readSettingFields);
  const exam = reader.get('exam') === null ? null : readExam(reader.get('exam'), at(reader.path, 'exam'), reader.faults);
  const draw = reader.get('draw') === null ? null : reader.number('draw');
  return dropUndefined({ ...kind, title, code, required, locked, sequence, childSequence, setting, exam, draw });
}

/** Reads a change of an option. */
export function readOptionChange(value: unknown, path: string, faults: FaultList): OptionChange | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(OPTION_FIELD_KEYS);
  const { title, code, rightTitle, image, other, exclusive, required, locked, type, prefix } = readOptionFields(
    withoutSetting(reader, OPTION_FIELD_KEYS),
  );
  const setting = readSettingChange(reader, OPTION_SETTING_KEYS, readOptionSettingFields);
  return dropUndefined({ title, code, rightTitle, image, other, exclusive, required, locked, type, prefix, setting });
}

type OwnField = Exclude<keyof SurveyChange, SurveySettingKey>;

const SURVEY_FIELDS: { readonly [K in OwnField]: FieldReader<SurveyChange[K]> } = {
  title: readText,
  welcome: readText,
  language: readLanguage,
  perPage: readFlag,
  theme: nested(readThemeChange),
  endings: nested(readEndingsChange),
};

const SURVEY_CHANGE_KEYS = [...Object.keys(SURVEY_FIELDS), ...SURVEY_SETTING_KEYS];

/** Reads a change of the survey's own fields and settings. */
export function readSurveyChange(value: unknown, path: string, faults: FaultList): SurveyChange | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(SURVEY_CHANGE_KEYS);
  const own: SurveyChange = Object.fromEntries(Object.entries(SURVEY_FIELDS).map(([key, read]) => [key, read(reader, key)]));
  return dropUndefined({ ...own, ...readSettingsChange(reader) });
}
