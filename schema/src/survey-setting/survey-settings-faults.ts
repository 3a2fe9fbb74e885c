import { at, type FaultList } from '../reading/fault.js';
import { canonicalInstant } from '../reading/instant.js';
import { settingOf, SURVEY_SETTING_KEYS, type SurveySettings } from './survey-settings.js';

/** A survey that ends has begun before: the limit of `closesAt` is `opensAt` in milliseconds since 1970. */
const checkSpan = (faults: FaultList, path: string, { opensAt, closesAt }: SurveySettings): void => {
  const [from, to] = [opensAt, closesAt].map((text) => (text === undefined ? null : canonicalInstant(text)));
  if (from && to && to <= from) faults.add(at(path, 'closesAt'), 'tooSmall', Date.parse(from));
};

/** Checks each setting by itself, and then those that have to fit together. */
export const checkSettings = (faults: FaultList, path: string, settings: SurveySettings): void => {
  for (const key of SURVEY_SETTING_KEYS) {
    const value = settings[key];
    if (value !== undefined) settingOf(key).check(faults, at(path, key), value);
  }
  checkSpan(faults, path, settings);
};
