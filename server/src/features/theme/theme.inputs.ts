import { Field, ID, InputType } from 'type-graphql';
import { SurveyThemeInput } from '../survey/survey-settings.type.js';

const OWN_SURVEY = "One of the caller's surveys.";
const OWN_THEME = "A theme of the caller's own.";
const NAME = "1 to 24 characters, spaces around it left out; unique among the author's, whatever its letter case.";

@InputType('SaveSurveyThemeInput', { description: 'Changes of the look of a survey.' })
export class SaveSurveyThemeInput {
  @Field(() => ID, { description: OWN_SURVEY })
  surveyId: string;

  @Field(() => SurveyThemeInput, { description: 'Keys to change: absent ones stay, null leads back to the default.' })
  themeStyle: InstanceType<typeof SurveyThemeInput>;
}

@InputType('ChooseThemeInput', { description: 'A theme for a survey.' })
export class ChooseThemeInput {
  @Field(() => ID, { description: OWN_SURVEY })
  surveyId: string;

  @Field(() => ID, { description: "`themeId` of a theme of the product, or the id of one of the caller's own." })
  themeId: string;
}

@InputType('SaveThemeAsInput', { description: 'The look of a survey that is to be kept under a name.' })
export class SaveThemeAsInput {
  @Field(() => ID, { description: OWN_SURVEY })
  surveyId: string;

  @Field({ description: NAME })
  name: string;
}

@InputType('UpdateOwnThemeInput', { description: 'What is to be different of an own theme. Absent: stays.' })
export class UpdateOwnThemeInput {
  @Field(() => ID, { description: OWN_THEME })
  themeId: string;

  @Field(() => String, { nullable: true, description: NAME })
  name?: string | null;

  @Field(() => SurveyThemeInput, { nullable: true, description: 'Keys to change: absent ones stay, null leads back to the default.' })
  themeStyle?: InstanceType<typeof SurveyThemeInput> | null;
}

@InputType('DeleteOwnThemeInput', { description: 'Names an own theme.' })
export class DeleteOwnThemeInput {
  @Field(() => ID, { description: OWN_THEME })
  themeId: string;
}
