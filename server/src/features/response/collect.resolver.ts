import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { anyone, under } from '../../platform/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { LargeInput, RateRule } from '../../platform/graphql/limits/limit.decorators.js';
import { GRAPH_BODY } from '../../platform/graphql/limits/limit-numbers.js';
import { parseInput } from '../../platform/http/parse-input.js';
import { HANDED_IN, LINK, RUNNING } from './answer-places.js';
import { SubmitResponseInput } from './collect.inputs.js';
import type { CollectService } from './collect.service.js';
import { PublicSurveyType, ReceiptType } from './collect.type.js';
import { type Submission, submissionShape } from './submission.js';

@Resolver()
export class CollectResolver {
  constructor(private readonly collect: CollectService) {}

  @Access(anyone(RUNNING, { surveyId: 'answeredSurvey' }))
  @Query(() => PublicSurveyType, {
    description:
      'The survey as respondents get it (Spec 2, open routes). A0404 when missing, recycled or never launched; A0411 when it does not run.',
  })
  async publicSurvey(@Arg('surveyId', () => ID) surveyId: string): Promise<PublicSurveyType> {
    const { version, open } = await this.collect.open(surveyId);
    return { surveyId, version, definition: open.definition };
  }

  @RateRule('submit')
  @LargeInput(GRAPH_BODY.stranger)
  @Access(anyone(LINK, under('input', { surveyId: 'answeredSurvey', ...HANDED_IN })))
  @Mutation(() => ReceiptType, {
    description:
      'Stores a response exactly once: the same submissionId with the same answers gets the first receipt, also after the survey was stopped; with other answers A0506. A0400 with `data.errors` [{ nodeId, reason, limit?, optionId? }] when answers break a rule; A0411 when the survey does not run; A0416 for a version replaced more than 24 hours ago.',
  })
  submitResponse(@Arg('input', () => SubmitResponseInput) { surveyId, startedAt, ...input }: SubmitResponseInput): Promise<ReceiptType> {
    // The same shape as the other door, so that both tell the same faults.
    const submission = parseInput(submissionShape, { ...input, startedAt: startedAt?.toISOString() }) as Submission;
    return this.collect.submit(surveyId, submission);
  }
}
