import { SETTING_KEYS } from '../catalogue/setting-rule.js';
import { readQuestionType } from '../definition/read-node.js';
import { readLanguage } from '../definition/read-language.js';
import { readSettingFields } from '../definition/read-setting.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { at, type FaultList } from '../reading/fault.js';
import { RecordReader } from '../reading/record-reader.js';
import type { NodeChange } from './operation.js';
import type { OperationOf } from './operation-of.js';

const NODE_KEYS = ['type', 'code', 'title', 'required', 'setting'];
const SURVEY_KEYS = ['title', 'welcome', 'language', 'perPage'];

type SettingChange = NonNullable<NodeChange['setting']>;

const readSettingChange = (value: unknown, path: string, faults: FaultList): SettingChange | undefined => {
  if (value === undefined) return undefined;
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(SETTING_KEYS);
  const { reader: given, nulls } = reader.withoutNulls();
  const cleared: SettingChange = Object.fromEntries(SETTING_KEYS.filter((key) => nulls.has(key)).map((key) => [key, null]));
  return { ...cleared, ...readSettingFields(given) };
};

/** Reads a change of a question; whether its type has these settings is known only when it is applied. */
export const readNodeChange = (value: unknown, path: string, faults: FaultList): NodeChange | undefined => {
  const reader = RecordReader.of(value, path, faults);
  reader?.allowOnly(NODE_KEYS);
  return (
    reader &&
    dropUndefined({
      type: readQuestionType(reader, 'type'),
      code: reader.text('code'),
      title: reader.text('title'),
      required: reader.flag('required'),
      setting: readSettingChange(reader.get('setting'), at(path, 'setting'), faults),
    })
  );
};

/** Reads a change of the survey's own fields. */
export const readSurveyChange = (value: unknown, path: string, faults: FaultList): OperationOf<'updateSurvey'>['set'] | undefined => {
  const reader = RecordReader.of(value, path, faults);
  reader?.allowOnly(SURVEY_KEYS);
  return (
    reader &&
    dropUndefined({
      title: reader.text('title'),
      welcome: reader.text('welcome'),
      language: readLanguage(reader),
      perPage: reader.flag('perPage'),
    })
  );
};
