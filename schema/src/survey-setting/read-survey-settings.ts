import { dropUndefined } from '../reading/drop-undefined.js';
import type { FaultList } from '../reading/fault.js';
import { RecordReader } from '../reading/record-reader.js';
import { type GivenSettings, type SettingsChange, SURVEY_SETTING_KEYS, settingOf, type SurveySettingKey } from './survey-settings.js';

const readAll = (read: (key: SurveySettingKey) => unknown): Readonly<Record<string, unknown>> =>
  dropUndefined(Object.fromEntries(SURVEY_SETTING_KEYS.map((key) => [key, read(key)])));

/** Reads the settings of a survey; undefined when there are none. */
export const readSurveySettings = (value: unknown, path: string, faults: FaultList): GivenSettings | undefined => {
  if (value === undefined) return undefined;
  const reader = RecordReader.of(value, path, faults);
  reader?.allowOnly(SURVEY_SETTING_KEYS);
  // Each key was read by its own setting.
  return reader && (readAll((key) => settingOf(key).read(reader, key)) as GivenSettings);
};

/** Reads a change of settings from the record that carries it among other keys. */
export const readSettingsChange = (reader: RecordReader): SettingsChange => {
  const isCleared = (key: SurveySettingKey): boolean => settingOf(key).default === undefined && reader.get(key) === null;
  // Each key was read by its own setting, and null is taken only by those that may be absent.
  return readAll((key) => (isCleared(key) ? null : settingOf(key).read(reader, key))) as SettingsChange;
};
