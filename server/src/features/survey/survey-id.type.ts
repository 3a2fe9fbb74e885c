import { Field, ID, InputType } from 'type-graphql';

/** Shared by operations of several features. */
@InputType('SurveyIdInput', { description: "Names one of the caller's surveys." })
export class SurveyIdInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;
}
