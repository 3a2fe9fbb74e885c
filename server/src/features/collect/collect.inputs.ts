import { GraphQLJSON } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';

@InputType('ChallengeAnswerInput', { description: 'The answer to a verification question.' })
class ChallengeAnswerInput {
  @Field(() => String, { description: 'As it came with the question.' })
  token: string;

  @Field(() => String, { description: 'As the respondent typed it.' })
  answer: string;
}

@InputType('SubmitResponseInput', { description: 'Answers of one respondent. The same for every try.' })
export class SubmitResponseInput {
  @Field(() => ID, { description: 'The survey that was answered.' })
  surveyId: string;

  @Field(() => String, { description: 'A UUID made by the sender before the first try and kept for every further one.' })
  submissionId: string;

  @Field(() => Int, { nullable: true, description: 'The version these answers were given on; the current one unless said.' })
  version?: number | null;

  @Field(() => GraphQLJSON, { description: 'Answer values by the local ids of their questions, as `/answers.schema.json` describes them.' })
  answers: unknown;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the respondent began. A time in the future counts as now.' })
  startedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'Source tag of the link, at most 64 characters.' })
  source?: string | null;

  @Field(() => GraphQLJSON, { nullable: true, description: 'Parameters of the link: at most 20, names and values up to 200 characters.' })
  params?: unknown;

  @Field(() => String, { nullable: true, description: 'Token of a link into test mode: judged like any other, and counted nowhere.' })
  test?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of a one-to-one link.' })
  linkCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Password of the survey, for one that asks for it.' })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'An invitation code, for a survey that asks for one; capitals or not.' })
  invitationCode?: string | null;

  @Field(() => ChallengeAnswerInput, { nullable: true, description: 'The answer to a verification question, after A0434.' })
  challenge?: ChallengeAnswerInput | null;
}
