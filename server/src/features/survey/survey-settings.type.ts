import {
  PAGING_NAMES,
  REPEAT_SUBJECT_NAMES,
  REPEAT_WINDOW_NAMES,
  type RepeatSubject,
  type SettingsWithDefaults,
  SURVEY_SETTINGS,
  type SurveyDefinition,
  surveyFields,
  THEME,
  themeWithDefaults,
  VERIFICATION_NAMES,
  WECHAT_USER_NAMES,
  type ThemeWithDefaults,
} from '@wence/schema';
import { Field, InputType, ObjectType } from 'type-graphql';
import { PartOf } from '../../platform/graphql/access.decorator.js';
import { enumType } from '../../platform/graphql/enum-type.js';
import { inputOfTable } from '../../platform/graphql/input-types.js';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import { typeOfTable } from '../../platform/graphql/table-type.js';
import { ExamSettingInput, ExamSettingType } from './exam-setting.type.js';
import { onlyPartId } from './part-id.policy.js';
import { ReceivedParameterInput, ReceivedParameterType } from './received-parameter.type.js';

const PagingName = enumType('SurveyPaging', 'How the answering page is divided.', PAGING_NAMES, {
  ALL: 'Everything on one page.',
  PAGE: 'Split at pages and page blocks.',
  QUESTION: 'One question per screen.',
});

const VerificationName = enumType(
  'SurveyVerification',
  'When a respondent answers a short question before the answers are taken.',
  VERIFICATION_NAMES,
  {
    OFF: 'Never.',
    SMART: 'Where a program seems to answer, or many answers come from one network.',
    ALWAYS: 'Each time.',
  },
);

const WechatUserName = enumType(
  'SurveyWechatUser',
  'What is kept about the WeChat account of respondents who answer in WeChat.',
  WECHAT_USER_NAMES,
  {
    NONE: 'Nothing.',
    OPENID: 'Its id for this server.',
    PROFILE: 'Its id, and nickname and picture once the respondent agrees.',
  },
);

const RepeatSubjectName = enumType('RepeatSubject', 'What makes two respondents the same.', REPEAT_SUBJECT_NAMES, {
  DEVICE: 'The browser that answers.',
  IP: 'The address that it answers from.',
  WECHAT: 'The WeChat account.',
  ACCOUNT: 'The account that is signed in.',
  LINK: 'The personal link.',
  PARAMETER: 'A parameter of the link.',
  MOBILE: 'The mobile number that was proven.',
});

const RepeatWindowName = enumType('RepeatWindow', 'The time in which one respondent may answer once.', REPEAT_WINDOW_NAMES, {
  EVER: 'Once and for all.',
  HOUR: 'An hour.',
  DAY: 'A day of 24 hours.',
  NATURAL_WEEK: 'A week of the calendar, from Monday.',
  SEVEN_DAYS: 'Seven days.',
  NATURAL_MONTH: 'A month of the calendar.',
  THIRTY_DAYS: 'Thirty days.',
  NATURAL_YEAR: 'A year of the calendar.',
  YEAR: '365 days.',
});

const FROM = 'The first minute, HH:MM.';
const TO = 'The minute after the last one, HH:MM.';
const BY = 'What makes two respondents the same: at least one, each once.';

@ObjectType('RepeatLimit', { description: 'How often one respondent may answer: once in a window of time.' })
class RepeatLimitType {
  @Field(() => RepeatWindowName, { description: 'The window of time.' })
  window: number;

  @Field(() => [RepeatSubjectName], { description: BY })
  by: RepeatSubject[];
}

@ObjectType('DailyHours', { description: 'Hours of each day, over midnight if the first is the later one.' })
class DailyHoursType {
  @Field({ description: FROM })
  from: string;

  @Field({ description: TO })
  to: string;
}

const KINSHIP = { implements: NodeInterface };

export const SurveySettingsType = typeOfTable(
  'SurveySettings',
  'Settings of a survey as a whole.',
  SURVEY_SETTINGS,
  {
    paging: () => PagingName,
    verification: () => VerificationName,
    wechatUser: () => WechatUserName,
    repeat: () => RepeatLimitType,
    daily: () => DailyHoursType,
    addresses: () => [String],
    regions: () => [String],
    parameters: () => [ReceivedParameterType],
    exam: () => ExamSettingType,
  },
  KINSHIP,
);
PartOf('Survey')(SurveySettingsType);

export const SurveyThemeType = typeOfTable(
  'SurveyTheme',
  'Look of the answering page. Colours that could not be read together are corrected when it is drawn.',
  THEME,
  {},
  KINSHIP,
);
PartOf('Survey')(SurveyThemeType);

export function settingsView(definition: SurveyDefinition, surveyId: string): SettingsWithDefaults & NodeInterface {
  return { ...surveyFields(definition), id: onlyPartId(surveyId, 'settings') };
}

export function themeView({ theme }: SurveyDefinition, surveyId: string): ThemeWithDefaults & NodeInterface {
  return { ...themeWithDefaults(theme), id: onlyPartId(surveyId, 'theme') };
}

@InputType('RepeatLimitInput', { description: 'How often one respondent may answer: once in a window of time.' })
class RepeatLimitInput {
  @Field(() => RepeatWindowName, { description: 'The window of time.' })
  window: number;

  @Field(() => [RepeatSubjectName], { description: BY })
  by: RepeatSubject[];
}

@InputType('DailyHoursInput', { description: 'Hours of each day, over midnight if the first is the later one.' })
class DailyHoursInput {
  @Field({ description: FROM })
  from: string;

  @Field({ description: TO })
  to: string;
}

export const SurveySettingsInput = inputOfTable(
  'SurveySettingsInput',
  'Settings to change. What is absent stays; null leads back to the default.',
  SURVEY_SETTINGS,
  {
    paging: () => PagingName,
    verification: () => VerificationName,
    wechatUser: () => WechatUserName,
    repeat: () => RepeatLimitInput,
    daily: () => DailyHoursInput,
    addresses: () => [String],
    regions: () => [String],
    parameters: () => [ReceivedParameterInput],
    exam: () => ExamSettingInput,
  },
);

export const SurveyThemeInput = inputOfTable(
  'SurveyThemeInput',
  'Keys of the look to change. What is absent stays; null leads back to the default.',
  THEME,
  {},
);
