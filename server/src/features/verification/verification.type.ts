import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { free } from '../../platform/access/access.js';
import { moment } from '../../platform/http/envelope.js';

/** A request for a question through either door. */
export const challengeRequest = z.strictObject({
  submissionId: z
    .uuid()
    .transform((id) => id.toLowerCase())
    .describe('The one that the answers will be submitted with.'),
});

/** A question as `/v1` gives it out. */
export const challengeShape = z
  .object({
    question: z.string().describe('In the language that was asked for; the answer is a number.'),
    token: z.string().describe('Sent back together with the answer.'),
    expiresAt: moment.describe('Ten minutes later.'),
  })
  .meta({ id: 'Challenge' });

/** A submission that is there already is not looked up: the question is bound to its id alone. */
export const CHALLENGE_PLACES = { submissionId: free('what the question is bound to, which is not looked up') } as const;
export const WHO_MAY_ASK = 'whoever has the link of a running survey may answer it, and so the question before it';

@InputType('AskChallengeInput', { description: 'Asks for a verification question.' })
export class AskChallengeInput {
  @Field(() => ID, { description: 'The survey that is being answered.' })
  surveyId: string;

  @Field(() => String, { description: 'The UUID that the answers will be submitted with.' })
  submissionId: string;
}

@ObjectType('Challenge', { description: 'A verification question, good for one submission.' })
export class ChallengeType {
  @Field(() => String, { description: 'In the language of the request; the answer is a number.' })
  question: string;

  @Field(() => String, { description: 'Sent back together with the answer.' })
  token: string;

  @Field(() => GraphQLISODateTime, { description: 'Ten minutes later.' })
  expiresAt: Date;
}
