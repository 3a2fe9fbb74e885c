import {
  LIVE_SETTING_KEYS,
  RANKING_NAMES,
  SHOWN_AFTER,
  SHOWN_WHEN,
  SURVEY_SETTINGS,
  type SurveyDefinition,
  surveyFields,
} from '@wence/schema';
import { z } from 'zod';
import { author, under } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { DraftService } from '../survey/draft.service.js';
import { EXAM_SETTING_TEXTS } from '../survey/exam-setting.type.js';
import { EXAM_GRADE_TEXTS, EXAM_RANKING_TEXTS } from '../survey/exam-standing.type.js';
import { SETTING_PLACES } from '../survey/received-parameter.type.js';
import { v1Parameter } from './v1-parameter.type.js';

const tag = 'Surveys';
/** The name that the routes give to the settings. */
const SETTING = 'setting';

const repeat = z
  .strictObject({
    window: z
      .int()
      .describe('1 once, 2 hour, 3 day, 4 natural week, 5 seven days, 6 natural month, 7 thirty days, 8 natural year, 9 365 days'),
    by: z
      .array(z.string())
      .readonly()
      .describe('What makes two respondents the same: device, ip, wechat, account, link, parameter, mobile'),
  })
  .meta({ id: 'RepeatLimit' });

const v1Grade = z
  .strictObject({
    min: z.number().describe(EXAM_GRADE_TEXTS.min),
    title: z.string().describe(EXAM_GRADE_TEXTS.title),
    text: z.string().nullish().describe(`${EXAM_GRADE_TEXTS.text} Absent: nothing.`),
  })
  .meta({ id: 'ExamGrade' });

const v1Ranking = z
  .strictObject({
    top: z.number().describe(EXAM_RANKING_TEXTS.top),
    names: z
      .enum(RANKING_NAMES)
      .describe(`${EXAM_RANKING_TEXTS.names} hidden: only how many there are; masked: first characters of the names.`),
    nameNodeId: z.number().nullish().describe(`${EXAM_RANKING_TEXTS.nameNodeId} Absent: none is asked for it.`),
  })
  .meta({ id: 'ExamRankingSetting' });

const v1Exam = z
  .strictObject({
    passScore: z.number().nullish().describe(`${EXAM_SETTING_TEXTS.passScore} Absent: nobody passes or fails.`),
    showAfter: z.enum(SHOWN_AFTER).nullish().describe(`${EXAM_SETTING_TEXTS.showAfter} By default none.`),
    timeLimit: z.number().nullish().describe(`${EXAM_SETTING_TEXTS.timeLimit} Absent: there is no end.`),
    minMinutes: z.number().nullish().describe(`${EXAM_SETTING_TEXTS.minMinutes} Absent: at once.`),
    attempts: z.number().nullish().describe(`${EXAM_SETTING_TEXTS.attempts} Absent: any number.`),
    showWhen: z.enum(SHOWN_WHEN).nullish().describe(`${EXAM_SETTING_TEXTS.showWhen} By default atOnce.`),
    grades: z.array(v1Grade).readonly().nullish().describe(`${EXAM_SETTING_TEXTS.grades} Absent: there are none.`),
    ranking: v1Ranking.nullish().describe(`${EXAM_SETTING_TEXTS.ranking} Absent: none.`),
  })
  .meta({ id: 'ExamSetting' });

/** A moment. The model reads it, so that a wrong one is named together with the other faults. */
const instant = z.string().meta({ format: 'date-time' });

/** What a value may be beyond its type is for the model to say. */
const SHAPES = {
  paging: z.string(),
  autoAdvance: z.boolean(),
  timeZone: z.string(),
  repeat,
  opensAt: instant,
  closesAt: instant,
  total: z.int(),
  reserveMinutes: z.int(),
  daily: z.strictObject({ from: z.string().describe('HH:MM'), to: z.string().describe('HH:MM') }).meta({ id: 'DailyHours' }),
  password: z.string(),
  addresses: z.array(z.string()).readonly(),
  regions: z.array(z.string()).readonly(),
  parameters: z.array(v1Parameter).readonly(),
  signedOnly: z.boolean(),
  onlyLinks: z.boolean(),
  anonymousLinks: z.boolean(),
  invitationOnly: z.boolean(),
  verification: z.string(),
  onlyWechat: z.boolean(),
  wechatUser: z.string(),
  shareTitle: z.string(),
  shareText: z.string(),
  sharePicture: z.string(),
  hideShareMenu: z.boolean(),
  exam: v1Exam,
  goBack: z.boolean(),
  resume: z.boolean(),
  retake: z.boolean(),
  showAnswers: z.boolean(),
} satisfies Record<keyof typeof SURVEY_SETTINGS, z.ZodType>;

// `Object.keys` forgets which keys the record has.
const KEYS = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

/** Settings as they are read: each of them, null where absence has a meaning of its own. */
const read = z
  .object(
    Object.fromEntries(
      KEYS.map((key) => {
        const { default: byDefault, description } = SURVEY_SETTINGS[key];
        return [key, (byDefault === undefined ? SHAPES[key].nullable() : SHAPES[key]).describe(description)];
      }),
    ),
  )
  .meta({ id: 'SurveySetting' });

/** The same as they are written. */
const change = z
  .strictObject(Object.fromEntries(KEYS.map((key) => [key, SHAPES[key].nullable().optional().describe(SURVEY_SETTINGS[key].description)])))
  .meta({ id: 'SurveySettingChange', description: 'Settings to change: absent ones stay, null takes away what may be absent' });

const surveySetting = z.object({ surveyId: z.string().describe('Id of the survey'), setting: read }).meta({ id: 'SurveySettings' });

function settingOf(surveyId: string, definition: SurveyDefinition): z.input<typeof surveySetting> {
  const fields = surveyFields(definition);
  return { surveyId, setting: Object.fromEntries(KEYS.map((key) => [key, fields[key]])) };
}

const nameHere = (_operation: unknown, field: string): string => `${SETTING}.${field}`;

/** Settings of surveys as a whole (Spec 7, surveys). In the graph they are fields of `Survey` and of the operation `updateSurvey`. */
export function settingRoutes(drafts: DraftService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/setting/{id}',
      operationId: 'getSurveySetting',
      summary: 'The settings of a survey',
      description: "Those of the draft; defaults are spelled out. A0404: not the caller's survey.",
      tag,
      access: author('surveys:read', { 'params.id': 'survey' }),
      params: z.strictObject({ id: z.string().describe('Id of the survey') }),
      data: surveySetting,
      handle: async (ctx, { params: { id } }) => settingOf(id, (await drafts.read(ctx, id)).definition),
    }),
    route({
      method: 'POST',
      path: '/v1/surveys/setting',
      operationId: 'saveSurveySetting',
      codes: ['A0410', 'A0414', 'A0422', 'A0439'],
      summary: 'Change the settings of a survey',
      description:
        `Changes the draft. While the survey runs, ${LIVE_SETTING_KEYS.join(', ')} apply at once, without a pause and as a new version; a change of any other is refused (A0410), ` +
        'and so is what a launch would refuse (A0414, A0422). They may come as they were read. A setting that nothing applies yet is kept, and refused at the launch (A0422). On a server without a WeChat account, those that depend on one are refused (A0439). ' +
        "A0404: not the caller's survey. A0400: `setting…` (format, notAllowed, tooSmall, tooLarge, notUnique).",
      tag,
      access: author('surveys:write', { 'body.surveyId': 'survey', ...under('body.setting', SETTING_PLACES) }),
      body: z.strictObject({ surveyId: z.string().describe('Id of the survey'), setting: change }),
      data: surveySetting,
      handle: async (ctx, { body: { surveyId, setting } }) => {
        const { definition } = await drafts.editLive(ctx, surveyId, () => [{ op: 'updateSurvey', set: setting }], nameHere);
        return settingOf(surveyId, definition);
      },
    }),
  ];
}
