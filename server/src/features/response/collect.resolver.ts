import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { anyone, under } from '../../platform/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { LargeInput, RateRule } from '../../platform/graphql/limits/limit.decorators.js';
import { GRAPH_BODY } from '../../platform/graphql/limits/limit-numbers.js';
import { parseInput } from '../../platform/http/parse-input.js';
import { HANDED_IN, LINK, RUNNING } from './answer-places.js';
import { SubmitResponseInput } from './collect.inputs.js';
import type { CollectService } from './collect.service.js';
import type { OpeningService } from './opening.service.js';
import { PublicSurveyType, ReceiptType } from './collect.type.js';
import { type Submission, submissionShape } from './submission.js';

@Resolver()
export class CollectResolver {
  constructor(
    private readonly collect: CollectService,
    private readonly opening: OpeningService,
  ) {}

  @Access(anyone(RUNNING, { surveyId: 'answeredSurvey' }))
  @Query(() => PublicSurveyType, {
    description:
      'The survey as respondents get it (Spec 2, open routes). A0404 when missing, recycled or never launched; A0417 with `data.opensAt` before it begins; A0411 when it was stopped; A0418 when it has ended; A0419 when it is full. With `test` the draft of the author who made that token, in any state; A0421 when it opens nothing.',
  })
  async publicSurvey(
    @Arg('surveyId', () => ID) surveyId: string,
    @Arg('test', () => String, { nullable: true, description: 'Token of a link into test mode.' }) test?: string | null,
  ): Promise<PublicSurveyType> {
    const { version, open } = await this.opening.enter(surveyId, test);
    return { surveyId, version, definition: open.definition };
  }

  @RateRule('submit')
  @LargeInput(GRAPH_BODY.stranger)
  @Access(anyone(LINK, under('input', { surveyId: 'answeredSurvey', ...HANDED_IN })))
  @Mutation(() => ReceiptType, {
    description:
      'Stores a response exactly once: the same submissionId with the same answers gets the first receipt, also after the survey was stopped; with other answers A0506. A0400 with `data.errors` [{ nodeId, reason, limit?, optionId? }] when answers break a rule; A0417, A0411, A0418 when the survey takes no answers, as in `publicSurvey`; when it is full they are stored as over_quota. A0416 for a version replaced more than 24 hours ago. With `test` they are kept as a test of the draft and count nowhere; A0421 when it opens nothing, A0416 when the draft has changed.',
  })
  submitResponse(@Arg('input', () => SubmitResponseInput) { surveyId, startedAt, ...input }: SubmitResponseInput): Promise<ReceiptType> {
    // The same shape as the other door, so that both tell the same faults.
    const submission = parseInput(submissionShape, { ...input, startedAt: startedAt?.toISOString() }) as Submission;
    return this.collect.submit(surveyId, submission);
  }
}
