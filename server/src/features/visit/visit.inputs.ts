import { Field, ID, InputType, Int } from 'type-graphql';

@InputType('RecordVisitInput', { description: 'How far a respondent is. It holds no answers.' })
export class RecordVisitInput {
  @Field(() => ID, { description: 'The survey that is being answered.' })
  surveyId: string;

  @Field(() => String, { description: 'The UUID that the answers will be submitted with.' })
  submissionId: string;

  @Field(() => Int, { nullable: true, description: 'The version that is being answered; the current one unless said.' })
  version?: number | null;

  @Field(() => Int, { description: 'The page that is shown, by its `pageId`, or by any question on it. 0: the welcome.' })
  page: number;

  @Field(() => Boolean, { nullable: true, description: 'Something has been answered.' })
  hasAnswers?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Source tag of the link, at most 64 characters.' })
  source?: string | null;
}
