import { SURVEY_SETTINGS } from '@wence/schema';
import { Field, InputType } from 'type-graphql';
import { given } from '../../platform/graphql/given.js';
import { type GraphOperations, graphOperation } from './graph-operation.type.js';
import { ENDINGS_PLACES, endingsGiven, SurveyEndingsInput } from './survey-endings.type.js';
import { SETTINGS_PLACES } from './received-parameter.type.js';
import { SurveySettingsInput, SurveyThemeInput } from './survey-settings.type.js';

@InputType('UpdateSurveyOperation', { description: 'Changes of the survey itself; what is absent stays.' })
export class UpdateSurveyOperation {
  @Field(() => String, { nullable: true, description: '1 to 2,000 characters.' })
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Rich text shown before the first question, at most 20,000 characters; empty: none.',
  })
  welcome?: string | null;

  @Field(() => String, { nullable: true, description: 'Language of the answering page: zh-CN or en.' })
  language?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: one question per screen, or page by page where the settings say so. False: all on one page.',
  })
  perPage?: boolean | null;

  @Field(() => SurveySettingsInput, { nullable: true, description: 'Settings to change.' })
  settings?: InstanceType<typeof SurveySettingsInput> | null;

  @Field(() => SurveyThemeInput, { nullable: true, description: "Keys of the look to change; null: the product's own look." })
  theme?: InstanceType<typeof SurveyThemeInput> | null;

  @Field(() => SurveyEndingsInput, { nullable: true, description: "End pages to change; null: all of them are the product's own." })
  endings?: SurveyEndingsInput | null;
}

/** A value of a setting as a definition has it: instants are texts there, and inputs of the graph plain records, however deep they stand. */
function settingValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(settingValue);
  return typeof value === 'object' && value !== null ? settingsGiven(value) : value;
}

const settingsGiven = (settings: object | null | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(settings ?? {}).map(([key, value]) => [key, settingValue(value)]));

/** A change of a survey as the edit language has it: settings stand beside its own fields. */
export const surveyChangeGiven = ({ settings, theme, endings, ...own }: UpdateSurveyOperation): Record<string, unknown> => ({
  ...given(own),
  ...settingsGiven(settings),
  ...(theme !== undefined && { theme: theme && { ...theme } }),
  ...(endings !== undefined && { endings: endings && endingsGiven(endings) }),
});

/** The graph's name of a field in such a change. */
export const surveyFieldName = (field: string): string =>
  Object.hasOwn(SURVEY_SETTINGS, /^\w*/.exec(field)?.[0] ?? '') ? `settings.${field}` : field;

export const SURVEY_OPERATIONS: GraphOperations<'updateSurvey'> = {
  updateSurvey: graphOperation<'updateSurvey'>()({
    type: UpdateSurveyOperation,
    places: { ...ENDINGS_PLACES, ...SETTINGS_PLACES },
    toModel: (change) => ({ set: surveyChangeGiven(change) }),
    fieldName: surveyFieldName,
  }),
};
