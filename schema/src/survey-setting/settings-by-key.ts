import { canonicalInstant } from '../reading/calendar.js';
import { at, type FaultList } from '../reading/fault.js';
import { checkFields, readFields, shapeFields, withDefaults } from '../reading/field-table.js';
import { RecordReader } from '../reading/record-reader.js';
import {
  type GivenSettings,
  settingOf,
  type SettingsChange,
  type SettingsWithDefaults,
  SURVEY_SETTING_KEYS,
  SURVEY_SETTINGS,
  type SurveySettings,
} from './survey-settings.js';

/** Reads the settings of a survey; undefined when there are none. */
export function readSurveySettings(value: unknown, path: string, faults: FaultList): GivenSettings | undefined {
  if (value === undefined) return undefined;
  const reader = RecordReader.of(value, path, faults);
  reader?.allowOnly(SURVEY_SETTING_KEYS);
  return reader && readFields(SURVEY_SETTINGS, reader);
}

/** Settings whose absence has a meaning of its own. */
const CLEARABLE: ReadonlySet<string> = new Set(SURVEY_SETTING_KEYS.filter((key) => settingOf(key).default === undefined));

/** Reads a change of settings from the record that carries it among other keys. */
export function readSettingsChange(reader: RecordReader): SettingsChange {
  const { reader: given, nulls } = reader.withoutNulls((key) => CLEARABLE.has(key));
  return { ...readFields(SURVEY_SETTINGS, given), ...Object.fromEntries([...nulls].map((key) => [key, null])) };
}

/** A survey that ends has begun before: the limit of `closesAt` is `opensAt` in milliseconds since 1970. */
function checkSpan(faults: FaultList, path: string, { opensAt, closesAt }: SurveySettings): void {
  const [from, to] = [opensAt, closesAt].map((text) => (text === undefined ? null : canonicalInstant(text)));
  if (from && to && to <= from) faults.add(at(path, 'closesAt'), 'tooSmall', Date.parse(from));
}

/** Checks each setting by itself, and then those that have to fit together. */
export function checkSettings(faults: FaultList, path: string, settings: SurveySettings): void {
  checkFields(SURVEY_SETTINGS, faults, path, settings);
  checkSpan(faults, path, settings);
}

/** Puts the settings into canonical shape; undefined when nothing is left. `page` is written only where the survey is not all on one page. */
export const shapeSurveySettings = (settings: SurveySettings | undefined, isPerPage: boolean): SurveySettings | undefined =>
  // `paging` is `page` or absent before and after.
  shapeFields(SURVEY_SETTINGS, { ...settings, paging: isPerPage ? settings?.paging : undefined }) as SurveySettings | undefined;

/** Returns the settings with a change applied, not yet in canonical shape. `paging` stays unchanged: `withPaging` sets it. */
export function changedSettings(settings: SurveySettings | undefined, change: SettingsChange): SurveySettings {
  const keys = SURVEY_SETTING_KEYS.filter((key) => key !== 'paging' && change[key] !== undefined);
  const changed = keys.map((key) => [key, change[key] ?? undefined]);
  return { ...settings, ...Object.fromEntries(changed) };
}

/** Returns every setting but `paging` (read `pagingOf`) with its default filled in; `null` where absence has a meaning of its own. */
export function settingsWithDefaults(settings: SurveySettings = {}): Omit<SettingsWithDefaults, 'paging'> {
  const { paging: _, ...others } = withDefaults(SURVEY_SETTINGS, settings);
  return others;
}
