import {
  PAGINGS,
  type Paging,
  REPEAT_SUBJECTS,
  type RepeatSubject,
  type SettingsWithDefaults,
  SURVEY_SETTINGS,
  type SurveyDefinition,
  surveyFields,
  THEME,
  themeWithDefaults,
  type ThemeWithDefaults,
} from '@wence/schema';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PartOf } from '../../platform/graphql/access.decorator.js';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import { typeOfTable } from '../../platform/graphql/table-type.js';
import { onlyPartId } from './part-id.policy.js';

const PAGING_TEXTS: Readonly<Record<Paging, string>> = {
  all: 'Everything on one page.',
  page: 'Split at pages and page blocks.',
  question: 'One question per screen.',
};

const SUBJECT_TEXTS: Readonly<Record<RepeatSubject, string>> = {
  device: 'The browser that answers.',
  ip: 'The address that it answers from.',
  wechat: 'The WeChat account.',
  account: 'The account that is signed in.',
  link: 'The personal link.',
  parameter: 'A parameter of the link.',
  mobile: 'The mobile number that was proven.',
};

/** Registers the values of a definition as an enum of the graph, each under its name in capitals. */
function enumOf<Value extends string>(
  name: string,
  description: string,
  values: readonly Value[],
  texts: Readonly<Record<Value, string>>,
): object {
  const names = Object.fromEntries(values.map((value) => [value.toUpperCase(), value]));
  const valuesConfig = Object.fromEntries(values.map((value) => [value.toUpperCase(), { description: texts[value] }]));
  registerEnumType(names, { name, description, valuesConfig });
  return names;
}

const PagingName = enumOf('SurveyPaging', 'How the answering page is divided.', PAGINGS, PAGING_TEXTS);
const RepeatSubjectName = enumOf('RepeatSubject', 'What makes two respondents the same.', REPEAT_SUBJECTS, SUBJECT_TEXTS);

@ObjectType('RepeatLimit', { description: 'How often one respondent may answer: once in a window of time.' })
class RepeatLimitType {
  @Field(() => Int, {
    description: '1 ever, 2 hour, 3 day, 4 natural week, 5 seven days, 6 natural month, 7 thirty days, 8 natural year, 9 365 days.',
  })
  window: number;

  @Field(() => [RepeatSubjectName], { description: 'What makes two respondents the same: at least one, each once.' })
  by: RepeatSubject[];
}

const KINSHIP = { implements: NodeInterface };

export const SurveySettingsType = typeOfTable(
  'SurveySettings',
  'Settings of a survey as a whole.',
  SURVEY_SETTINGS,
  { paging: () => PagingName, repeat: () => RepeatLimitType },
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
