import { LIMITS } from '../limit/limits.js';
import { type Paging, paging } from './paging.js';
import { repeatLimit } from './repeat-limit.js';
import { flag, instant, integer, type SurveySetting } from './survey-setting.js';
import { timeZone } from './time-zone.js';

/**
 * The settings of a survey as a whole, each in one entry. Everything that knows their keys is derived from this table; what a setting does to
 * respondents stands where it is enforced.
 */
export const SURVEY_SETTINGS = {
  paging: paging({
    description: 'How the answering page is divided: everything on one page, split at pages, one question per screen.',
  }),
  autoAdvance: flag({
    description: 'With one question per screen: goes on by itself once one thing was chosen with finger or mouse.',
  }),
  timeZone: timeZone({ description: 'IANA name of the zone in which days, weeks, months and years begin.' }),
  repeat: repeatLimit({ description: 'How often one respondent may answer. Left out: any number of times.' }),
  opensAt: instant({ description: 'When answers are taken from, an ISO 8601 instant. Left out: from the launch.' }),
  closesAt: instant({ description: 'When the survey ends by itself, an ISO 8601 instant after opensAt. Left out: never.' }),
  total: integer({ min: 1, max: LIMITS.total, description: 'Responses that count before the survey is full. Left out: no limit.' }),
};

type Table = typeof SURVEY_SETTINGS;

export type SurveySettingKey = keyof Table;

/** Keys in the order of the table. */
export const SURVEY_SETTING_KEYS = Object.keys(SURVEY_SETTINGS) as SurveySettingKey[]; // `Object.keys` forgets which keys the table has.

/** Any setting, for code that treats all of them alike. */
export const settingOf = (key: SurveySettingKey): SurveySetting<unknown> => SURVEY_SETTINGS[key] as SurveySetting<unknown>;

type ValueOf<Setting> = Setting extends SurveySetting<infer Value, infer _> ? Value : never;

/** Settings as they come from outside: `paging` in all its values. */
export type GivenSettings = { readonly [K in SurveySettingKey]?: ValueOf<Table[K]> };

/**
 * Settings of a survey as a whole, defaults left out. `paging` is written only where `perPage` does not say it all: read `pagingOf`. Instants are
 * in UTC, like `2026-11-21T12:00:00.000Z`.
 */
export type SurveySettings = Omit<GivenSettings, 'paging'> & { readonly paging?: Extract<Paging, 'page'> };

type Spelled<Setting> =
  Setting extends SurveySetting<infer Value, infer Default> ? (Default extends undefined ? Value | null : Value) : never;

/** Every setting with its value; `null` where absence has a meaning of its own. */
export type SpelledSettings = { readonly [K in SurveySettingKey]: Spelled<Table[K]> };

/** Present = set, absent = leave; `null` brings absence back where it has a meaning of its own. */
export type SettingsChange = Partial<SpelledSettings>;
