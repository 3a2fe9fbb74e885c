import { Field, ID, InputType } from 'type-graphql';

@InputType('LaunchSurveyInput', { description: 'Which survey starts collecting.' })
export class LaunchSurveyInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The origin links are built from, e.g. https://survey.example.com. Used only if it is one of the configured public addresses.',
  })
  domain?: string | null;
}
