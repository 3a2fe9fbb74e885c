import { dropUndefined } from '../reading/drop-undefined.js';
import {
  settingOf,
  type SettingsChange,
  type SpelledSettings,
  SURVEY_SETTING_KEYS,
  type SurveySettingKey,
  type SurveySettings,
} from './survey-settings.js';

const shapeValue = (key: SurveySettingKey, value: unknown): unknown => {
  const setting = settingOf(key);
  return value === undefined || value === setting.default ? undefined : setting.shape(value);
};

/** Puts the settings into canonical shape; undefined when nothing is left. `page` is written only where the survey is not all on one page. */
export const shapeSurveySettings = (settings: SurveySettings | undefined, isPerPage: boolean): SurveySettings | undefined => {
  const given: SurveySettings = { ...settings, paging: isPerPage ? settings?.paging : undefined };
  // Each value was shaped by its own setting.
  const shaped = dropUndefined(Object.fromEntries(SURVEY_SETTING_KEYS.map((key) => [key, shapeValue(key, given[key])]))) as SurveySettings;
  return Object.keys(shaped).length === 0 ? undefined : shaped;
};

/** Returns the settings with a change applied, not yet in canonical shape. `paging` stays unchanged: `withPaging` sets it. */
export const changedSettings = (settings: SurveySettings | undefined, change: SettingsChange): SurveySettings => {
  const keys = SURVEY_SETTING_KEYS.filter((key) => key !== 'paging' && change[key] !== undefined);
  const changed = keys.map((key) => [key, change[key] ?? undefined]);
  return { ...settings, ...Object.fromEntries(changed) };
};

/** Every setting but `paging` (read `pagingOf`) with its value, `null` where it is absent and that has a meaning of its own. */
export const spelledSettings = (settings: SurveySettings = {}): Omit<SpelledSettings, 'paging'> => {
  const spelled = SURVEY_SETTING_KEYS.filter((key) => key !== 'paging').map((key) => [
    key,
    settings[key] ?? settingOf(key).default ?? null,
  ]);
  // Settings that may not be null have a default.
  return Object.fromEntries(spelled) as Omit<SpelledSettings, 'paging'>;
};
