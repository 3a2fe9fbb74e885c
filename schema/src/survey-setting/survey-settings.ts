import { LIMITS } from '../limit/limits.js';
import { type Field, instant, integer, offByDefault } from '../reading/field.js';
import { keysOf, type RecordOf, type RecordWithDefaultsOf } from '../reading/field-table.js';
import { type Paging, paging } from './paging.js';
import { repeatLimit } from './repeat-limit.js';
import { timeZone } from './time-zone.js';

/** A setting, and whether a running survey does what it promises: a launch with one that is set and not enforced is refused (A0422). */
type SurveySetting = Field<unknown> & { readonly isEnforced: boolean };

/**
 * The settings of a survey as a whole, each in one entry. Everything that knows their keys is derived from this table; what a setting does to
 * respondents stands where it is enforced.
 */
export const SURVEY_SETTINGS = {
  paging: {
    isEnforced: true,
    ...paging({ description: 'How the answering page is divided: everything on one page, split at pages, one question per screen.' }),
  },
  autoAdvance: {
    isEnforced: true,
    ...offByDefault({
      description: 'With one question per screen: goes on by itself once one thing was chosen with finger or mouse.',
    }),
  },
  // The zone only places the windows of `repeat`.
  timeZone: {
    isEnforced: true,
    ...timeZone({ description: 'IANA name of the zone in which days, weeks, months and years begin.' }),
  },
  repeat: {
    isEnforced: false,
    ...repeatLimit({ description: 'How often one respondent may answer. Left out: any number of times.' }),
  },
  opensAt: {
    isEnforced: true,
    ...instant({ description: 'When answers are taken from, an ISO 8601 instant. Left out: from the launch.' }),
  },
  closesAt: {
    isEnforced: true,
    ...instant({ description: 'When the survey ends by itself, an ISO 8601 instant after opensAt. Left out: never.' }),
  },
  total: {
    isEnforced: true,
    ...integer({
      min: 1,
      max: LIMITS.total,
      default: undefined,
      description: 'Responses that count before the survey is full. Left out: no limit.',
    }),
  },
} as const satisfies Readonly<Record<string, SurveySetting>>;

type Table = typeof SURVEY_SETTINGS;

export type SurveySettingKey = keyof Table;

/** Keys in the order of the table. */
export const SURVEY_SETTING_KEYS = keysOf(SURVEY_SETTINGS);

/** Any setting, for code that treats all of them alike. */
export const settingOf = (key: SurveySettingKey): SurveySetting => SURVEY_SETTINGS[key];

/** A setting that can be stored and that nothing applies yet. */
export type SettingNotEnforced = { [K in SurveySettingKey]: Table[K]['isEnforced'] extends false ? K : never }[SurveySettingKey];

/** Settings as they come from outside: `paging` in all its values. */
export type GivenSettings = RecordOf<Table>;

/**
 * Settings of a survey as a whole, defaults left out. `paging` is written only where `perPage` does not say it all: read `pagingOf`. Instants are
 * in UTC, like `2026-11-21T12:00:00.000Z`.
 */
export type SurveySettings = Omit<GivenSettings, 'paging'> & { readonly paging?: Extract<Paging, 'page'> };

/** Every setting with its value; `null` where absence has a meaning of its own. */
export type SettingsWithDefaults = RecordWithDefaultsOf<Table>;

/** Present = set, absent = leave; `null` brings absence back where it has a meaning of its own. */
export type SettingsChange = Partial<SettingsWithDefaults>;
