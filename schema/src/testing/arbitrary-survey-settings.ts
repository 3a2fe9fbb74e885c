import type FastCheck from 'fast-check';
import { LIMITS } from '../limit/limits.js';
import { REPEAT_WINDOWS } from '../limit/repeat-window.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { PAGINGS } from '../survey-setting/paging.js';
import { REPEAT_SUBJECTS } from '../survey-setting/repeat-limit.js';
import {
  type GivenSettings,
  settingOf,
  type SettingsChange,
  SURVEY_SETTING_KEYS,
  type SurveySettingKey,
  type SurveySettings,
} from '../survey-setting/survey-settings.js';
import { RANKING_NAMES } from '../exam/exam-ranking.js';
import { SHOWN_AFTER, SHOWN_WHEN } from '../survey-setting/exam-setting.js';
import { VERIFICATIONS } from '../survey-setting/verification.js';
import { WECHAT_USERS } from '../survey-setting/wechat.js';

type Arbitrary<T> = FastCheck.Arbitrary<T>;
type Values = { readonly [K in SurveySettingKey]: Arbitrary<NonNullable<GivenSettings[K]>> };

/** Allowed values of each setting, in any form; every beginning lies before every end. */
const valuesOf = (fc: typeof FastCheck): Values => ({
  paging: fc.constantFrom(...PAGINGS),
  autoAdvance: fc.boolean(),
  timeZone: fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Europe/Berlin'),
  repeat: fc.record({ window: fc.constantFrom(...REPEAT_WINDOWS), by: fc.subarray([...REPEAT_SUBJECTS], { minLength: 1 }) }),
  opensAt: fc.constantFrom('2026-11-01T00:00:00.000Z', '2026-11-01T08:00+08:00', '2026-11-20T00:00:00Z'),
  closesAt: fc.constantFrom('2026-12-01T00:00:00.000Z', '2026-11-25T00:00+08:00', '2026-12-01T00:00:00Z'),
  total: fc.integer({ min: 1, max: LIMITS.total }),
  reserveMinutes: fc.integer({ min: 1, max: LIMITS.reserveMinutes }),
  parameters: fc.uniqueArray(
    fc.record(
      {
        name: fc.constantFrom('uid', 'city', 'A_1', 'channel'),
        label: fc.constantFrom('', 'Number', ' City '),
        required: fc.boolean(),
        isKey: fc.constant(false),
      },
      { requiredKeys: ['name'] },
    ),
    { maxLength: 4, selector: ({ name }) => name },
  ),
  signedOnly: fc.boolean(),
  onlyLinks: fc.boolean(),
  anonymousLinks: fc.boolean(),
  invitationOnly: fc.boolean(),
  verification: fc.constantFrom(...VERIFICATIONS),
  onlyWechat: fc.boolean(),
  wechatUser: fc.constantFrom(...WECHAT_USERS),
  shareTitle: fc.constantFrom('Tea', ' ', '\u8336'),
  shareText: fc.constantFrom('A minute for tea', ''),
  sharePicture: fc.constantFrom('', 'images/tea.png'),
  hideShareMenu: fc.boolean(),
  exam: fc.record(
    {
      passScore: fc.integer({ min: 0, max: 400 }).map((halves) => halves / 2),
      showAfter: fc.constantFrom(...SHOWN_AFTER),
      minMinutes: fc.integer({ min: 0, max: 5 }),
      timeLimit: fc.integer({ min: 6, max: LIMITS.examMinutes }),
      attempts: fc.integer({ min: 1, max: LIMITS.examAttempts }),
      showWhen: fc.constantFrom(...SHOWN_WHEN),
      grades: fc.uniqueArray(
        fc.record(
          { min: fc.integer({ min: 0, max: 100 }), title: fc.constantFrom('A', 'Good'), text: fc.constantFrom('', 'Well done') },
          { requiredKeys: ['min', 'title'] },
        ),
        { maxLength: 4, selector: ({ min }) => min },
      ),
      ranking: fc.record({ top: fc.integer({ min: 1, max: LIMITS.examRanked }), names: fc.constantFrom(...RANKING_NAMES) }),
    },
    { requiredKeys: [] },
  ),
  goBack: fc.boolean(),
  resume: fc.boolean(),
  retake: fc.boolean(),
  showAnswers: fc.boolean(),
  daily: fc.constantFrom({ from: '09:00', to: '18:00' }, { from: '22:30', to: '06:00' }),
  password: fc.string({ minLength: LIMITS.surveyPasswordLeast, maxLength: LIMITS.surveyPasswordLeast * 2, unit: 'grapheme-ascii' }),
  addresses: fc.subarray(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32', '::1']),
  regions: fc.subarray(['CN-GD', 'CN-BJ', 'JP']),
});

/** Generates some of the settings of a survey except `paging`, in any form. Give it fast-check's `fc`. */
export function arbitrarySurveySettings(fc: typeof FastCheck): Arbitrary<SurveySettings> {
  const { paging: _, ...values } = valuesOf(fc);
  return fc.record(values, { requiredKeys: [] });
}

/** Changes of some of the settings, and nulls for those that may be absent. Give it fast-check's `fc`. */
export function arbitrarySettingsChange(fc: typeof FastCheck): Arbitrary<SettingsChange> {
  const values = valuesOf(fc);
  const changes = SURVEY_SETTING_KEYS.map((key): [string, Arbitrary<unknown>] => [
    key,
    settingOf(key).default === undefined ? fc.option<unknown>(values[key]) : values[key],
  ]);
  return fc.record(Object.fromEntries(changes), { requiredKeys: [] }).map((change) => dropUndefined<SettingsChange>(change));
}
