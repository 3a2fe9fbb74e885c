import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { anyone, under } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { LargeInput, RateRule } from '../../platform/graphql/limits/limit.decorators.js';
import { GRAPH_BODY } from '../../platform/graphql/limits/limit-numbers.js';
import { parseInput } from '../../platform/http/parse-input.js';
import type { RequestContext } from '../../platform/request/context.js';
import { SUBMISSION_PLACES, OPEN_TO_LINK_HOLDERS } from '../answering-page/answer-places.policy.js';
import { ResponseStatusName } from '../response/response.type.js';
import { type Submission, submissionShape } from '../submission/submission.type.js';
import { SubmitResponseInput } from './collect.inputs.js';
import type { CollectService } from './collect.service.js';

@ObjectType('Receipt', { description: 'The receipt for a stored submission; the same for every attempt.' })
export class ReceiptType {
  @Field(() => ID, { description: 'The stored response.' })
  responseId: string;

  @Field(() => ResponseStatusName, { description: 'Status of the response; only complete ones count.' })
  status: `${ResponseStatusName}`;

  @Field(() => Int, { nullable: true, description: '0: normal end by a jump. -1: screening end. Null: answered to the last question.' })
  end: number | null;

  @Field(() => Boolean, { description: 'This submission had been stored before; nothing was stored now.' })
  replayed: boolean;
}

@Resolver()
export class CollectResolver {
  constructor(private readonly collect: CollectService) {}

  @RateRule('submit')
  @LargeInput(GRAPH_BODY.stranger)
  @Access(anyone(OPEN_TO_LINK_HOLDERS, 'collect', under('input', { surveyId: 'answeredSurvey', ...SUBMISSION_PLACES })))
  @Mutation(() => ReceiptType, {
    description:
      'Stores a response exactly once: the same submissionId with the same answers gets the first receipt, also after the survey was stopped; with other answers A0506. A0400 with `data.errors` [{ nodeId, reason, limit?, optionId? }] when answers break a rule; A0417, A0411, A0418 when the survey takes no answers, as in `publicSurvey`; when it is full they are stored as over_quota. A0416 for a version replaced more than 24 hours ago. An exam with a time limit, a shortest time or a number of attempts takes the submissionId of a running attempt alone (`startExamAttempt`): A0441 without one, A0442 more than 10 seconds after its end, A0443 too soon, A0444 for `byClock` before its time. With `test` they are kept as a test of the draft and count nowhere; A0421 when it opens nothing, A0416 when the draft has changed.',
  })
  submitResponse(
    @Arg('input', () => SubmitResponseInput) { surveyId, startedAt, ...input }: SubmitResponseInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ReceiptType> {
    // Parsed by the shape of the /v1 route, so that both report the same faults.
    const submission = parseInput(submissionShape, { ...input, startedAt: startedAt?.toISOString() }) as Submission;
    return this.collect.submit(surveyId, submission, ctx);
  }
}
