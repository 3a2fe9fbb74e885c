import { LIMITS } from '../limit/limits.js';
import { type Field, instant, integer, offByDefault, onByDefault } from '../reading/field.js';
import { keysOf, type RecordOf, type RecordWithDefaultsOf } from '../reading/field-table.js';
import { picture } from '../theme/theme-field.js';
import { addressList } from './address-list.js';
import { dailyHours } from './daily-hours.js';
import { examSetting } from './exam-setting.js';
import { type Paging, paging } from './paging.js';
import { receivedParameters } from './received-parameters.js';
import { repeatLimit } from './repeat-limit.js';
import { regionList, surveyPassword } from './respondent-limits.js';
import { timeZone } from './time-zone.js';
import { verification } from './verification.js';
import { shareText, shareTitle, wechatUserKind } from './wechat.js';

/**
 * A setting, and whether it may change while the survey runs: live are settings about collecting, which leave the questions and their pages as they
 * are.
 */
type SurveySetting = Field<unknown> & { readonly isLive: boolean };

/**
 * The settings of a survey as a whole, each in one entry. Everything that knows their keys is derived from this table; what a setting does to
 * respondents stands where it is enforced.
 */
export const SURVEY_SETTINGS = {
  paging: {
    isLive: false,
    ...paging({ description: 'How pages are divided: all on one, split at pages, one question per screen.' }),
  },
  autoAdvance: {
    isLive: false,
    ...offByDefault({
      description: 'With one question per screen: goes on by itself once one thing was chosen with finger or mouse.',
    }),
  },
  // The zone places the windows of `repeat` and the hours of `daily`.
  timeZone: {
    isLive: true,
    ...timeZone({ description: 'IANA name of the zone in which days, weeks, months and years begin.' }),
  },
  repeat: {
    isLive: true,
    ...repeatLimit({ description: 'How often one respondent may answer. Left out: any number of times.' }),
  },
  opensAt: {
    isLive: true,
    ...instant({ description: 'When answers are taken from, an ISO 8601 instant. Left out: from the launch.' }),
  },
  closesAt: {
    isLive: true,
    ...instant({ description: 'When it ends by itself, an ISO 8601 instant after opensAt. Left out: never.' }),
  },
  total: {
    isLive: true,
    ...integer({
      min: 1,
      max: LIMITS.total,
      default: undefined,
      description: 'Responses that count before the survey is full. Left out: no limit.',
    }),
  },
  reserveMinutes: {
    isLive: true,
    ...integer({
      min: 1,
      max: LIMITS.reserveMinutes,
      default: undefined,
      description:
        'Minutes for which seats of quotas are kept for somebody who is answering, from the moment the answers fall into them. Left out: seats are taken at submission alone.',
    }),
  },
  daily: {
    isLive: true,
    ...dailyHours({
      description:
        'Hours of each day in which answers are taken, in timeZone: from (HH:MM) to before to, over midnight if from is the later one. Left out: all day.',
    }),
  },
  password: {
    isLive: true,
    ...surveyPassword({ description: 'What respondents enter before they see the survey, 4 to 24 characters. Left out: nothing.' }),
  },
  addresses: {
    isLive: true,
    ...addressList({ description: 'Addresses and ranges (CIDR) that may answer. Left out: any.' }),
  },
  regions: {
    isLive: true,
    ...regionList({
      description: 'Regions that may answer, like CN-GD and JP. Left out: any.',
    }),
  },
  parameters: {
    isLive: true,
    ...receivedParameters({
      description:
        'Parameters that the survey receives with its link, each as the answer to a question or as a value of its own, in order.',
    }),
  },
  signedOnly: {
    isLive: true,
    ...offByDefault({ description: 'Takes answers by links alone whose parameters are signed with the secret of the survey.' }),
  },
  onlyLinks: {
    isLive: true,
    ...offByDefault({ description: 'Takes answers by one-to-one links alone.' }),
  },
  anonymousLinks: {
    isLive: true,
    ...offByDefault({ description: 'A one-to-one link is marked as used, and the response does not say by which one it came.' }),
  },
  invitationOnly: {
    isLive: true,
    ...offByDefault({ description: 'Invitation codes only.' }),
  },
  verification: {
    isLive: true,
    ...verification({
      description:
        'Whether respondents answer a short question before their answers are taken: off, smart (those who seem to be a program, and many from one network) or always.',
    }),
  },
  onlyWechat: {
    isLive: true,
    ...offByDefault({ description: 'Takes answers in WeChat alone, from those whose account WeChat has confirmed.' }),
  },
  wechatUser: {
    isLive: true,
    ...wechatUserKind({
      description:
        'What is kept about the WeChat account of respondents who answer in WeChat: none, openid (their id for this installation) or profile (that, nickname and picture, once they agree).',
    }),
  },
  shareTitle: {
    isLive: true,
    ...shareTitle({ description: 'Title of the card that messengers and networks show of the link. Left out: the title of the survey.' }),
  },
  shareText: {
    isLive: true,
    ...shareText({ description: 'Text of that card. Left out: the beginning of the welcome text.' }),
  },
  sharePicture: {
    isLive: true,
    ...picture({ description: 'Stored name of the picture of that card. Left out: none.' }),
  },
  hideShareMenu: {
    isLive: true,
    ...offByDefault({ description: 'Takes the entries for sharing out of the menu that WeChat shows over the survey.' }),
  },
  // Keys belong to the questions, which do not change while a survey runs.
  exam: {
    isLive: false,
    ...examSetting({
      description:
        'Makes the survey an exam: the points to pass, in halves, what respondents see afterwards (none, score, rightWrong, analysis), minutes at most and at least, attempts. Left out: no exam.',
    }),
  },
  goBack: {
    isLive: true,
    ...onByDefault({ description: 'Respondents may go back to earlier pages. Off counts before what a page allows.' }),
  },
  resume: {
    isLive: true,
    ...onByDefault({
      description: 'Answers so far are kept on the device, to go on with them later. Off: whoever closes or reloads the page begins anew.',
    }),
  },
  retake: {
    isLive: true,
    ...onByDefault({
      description: 'The end page offers another response to whoever comes back to it. It sets no limit: that is `repeat`.',
    }),
  },
  showAnswers: {
    isLive: true,
    ...offByDefault({ description: 'Once a response is submitted, the end page shows its own answers to the respondent.' }),
  },
} as const satisfies Readonly<Record<string, SurveySetting>>;

type Table = typeof SURVEY_SETTINGS;

export type SurveySettingKey = keyof Table;

/** Keys in the order of the table. */
export const SURVEY_SETTING_KEYS = keysOf(SURVEY_SETTINGS);

/** Any setting, for code that treats all of them alike. */
export const settingOf = (key: SurveySettingKey): SurveySetting => SURVEY_SETTINGS[key];

/** Keys of the settings that may change while the survey runs. */
export const LIVE_SETTING_KEYS = SURVEY_SETTING_KEYS.filter((key) => settingOf(key).isLive);

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
