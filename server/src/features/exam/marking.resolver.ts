import { MARKING_LIMITS } from '@wence/schema';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { author, free } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { connectionOf } from '../../platform/graphql/connection.js';
import { LargeInput } from '../../platform/graphql/limits/limit.decorators.js';
import { GRAPH_BODY } from '../../platform/graphql/limits/limit-numbers.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import type { RequestContext } from '../../platform/request/context.js';
import { surveyPayload } from '../survey/survey-payload.type.js';
import type { MarkingQueueReadModel } from './marking-queue.read-model.js';
import { MARK_FAULTS, QUEUE_CURSOR, QUEUE_NODE } from './exam-request.js';
import type { MarkingOutcome, MarkingService } from './marking.service.js';
import { MarkAnswersInput, MarkingProgressType, QueuedAnswerConnectionType, QueuedAnswersArguments } from './marking.type.js';

const LISTS = requestBudget('examAnswers', 20);

const MarkAnswersPayload = surveyPayload('markAnswers', {
  progress: { type: () => MarkingProgressType, description: 'How far people are now.' },
});

/** People mark answers of exams (Spec 2, settings navigation: exam). */
@Resolver()
export class MarkingResolver {
  constructor(
    private readonly marking: MarkingService,
    private readonly queue: MarkingQueueReadModel,
  ) {}

  @Access(author('responses:read', { surveyId: 'survey' }))
  @Query(() => MarkingProgressType, {
    description: `How far people are with marking the answers of an exam. Without questions where the published version has none that people mark. At most ${LISTS.most} of this and of \`examAnswers\` in a request (A0420). A0404: not the caller's survey.`,
  })
  examMarking(
    @Arg('surveyId', () => ID, { description: 'The survey.' }) surveyId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<MarkingProgressType> {
    spend(ctx, LISTS);
    return this.queue.progress(ctx, surveyId);
  }

  @Access(author('responses:read', { surveyId: 'survey', nodeId: QUEUE_NODE, after: QUEUE_CURSOR, before: QUEUE_CURSOR }))
  @Query(() => QueuedAnswerConnectionType, {
    description: `Answers of an exam that people mark, in the order of storing: those of responses that are valid and not deleted. A0404: not the caller's survey.`,
  })
  async examAnswers(
    @Args(() => QueuedAnswersArguments) { surveyId, ...query }: QueuedAnswersArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<QueuedAnswerConnectionType> {
    spend(ctx, LISTS);
    return connectionOf(await this.queue.page(ctx, surveyId, query));
  }

  @LargeInput(GRAPH_BODY.stranger)
  @Access(
    author('responses:write', {
      'input.surveyId': 'survey',
      'input.marks[].responseId': 'response',
      'input.marks[].nodeId': free('a question of the survey beside it'),
    }),
  )
  @Mutation(() => MarkAnswersPayload, {
    description: `Marks answers of an exam, all or none, at most ${MARKING_LIMITS.marks}. The scores of their responses are made anew. ${MARK_FAULTS}`,
  })
  async markAnswers(
    @Arg('input', () => MarkAnswersInput) { surveyId, marks, again }: MarkAnswersInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Pick<MarkingOutcome, 'survey'> & { readonly progress: MarkingProgressType }> {
    const { survey } = await this.marking.mark(ctx, { surveyId, marks, again: again ?? false });
    return { survey, progress: await this.queue.progress(ctx, surveyId) };
  }
}
