import { GraphQLJSON } from 'graphql-scalars';
import { Field, GraphQLISODateTime, InputType, Int } from 'type-graphql';
import { EntryInput } from '../submission/entry.type.js';

@InputType('ChallengeAnswerInput', { description: 'The answer to a verification question.' })
class ChallengeAnswerInput {
  @Field(() => String, { description: 'As it came with the question.' })
  token: string;

  @Field(() => String, { description: 'As the respondent typed it.' })
  answer: string;
}

@InputType('SubmitResponseInput', { description: 'Answers of one respondent. The same for every try.' })
export class SubmitResponseInput extends EntryInput {
  @Field(() => String, { description: 'A UUID made by the sender before the first try and kept for every further one.' })
  submissionId: string;

  @Field(() => Int, { nullable: true, description: 'The version these answers were given on; the current one unless said.' })
  version?: number | null;

  @Field(() => GraphQLJSON, { description: 'Answer values by the local ids of their questions, as `/answers.schema.json` describes them.' })
  answers: unknown;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the respondent began. A time in the future counts as now.' })
  startedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'Token of a link into test mode: judged like any other, and counted nowhere.' })
  test?: string | null;

  @Field(() => ChallengeAnswerInput, { nullable: true, description: 'The answer to a verification question, after A0434.' })
  challenge?: ChallengeAnswerInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'The time of an exam ended the attempt: questions that must be answered may be open, and answers that break a rule count as none. Taken from 2 seconds before the end; A0444 before, and where there is no time limit.',
  })
  byClock?: boolean | null;
}
