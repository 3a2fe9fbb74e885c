import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access, Edge, NeedsScope } from '../../platform/graphql/access.decorator.js';
import { connectionOf } from '../../platform/graphql/connection.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import { SurveyType } from '../survey/survey.type.js';
import { FILTER_PLACES } from './response-filter.type.js';
import { ResponseListArguments } from './response.inputs.js';
import type { ResponseService } from './response.service.js';
import { ResponseConnectionType } from './response.type.js';

/** Each list is up to four reads. */
const LISTS = requestBudget('responses', 20);

@Resolver(() => SurveyType)
export class ResponseResolver {
  constructor(private readonly responses: ResponseService) {}

  @Access(author('responses:read', { surveyId: 'survey', after: 'responseCursor', before: 'responseCursor', ...FILTER_PLACES }))
  @Query(() => ResponseConnectionType, {
    name: 'responses',
    description:
      'Responses of a survey of the caller, newest first unless `order` says otherwise. A0404: the survey is missing or not theirs. A0400: `first` or `last` outside 1 to 100, both of them, a strange cursor, no status in `filter.status`, conditions or a column to sort by that do not fit the survey.',
  })
  async list(
    @Ctx() ctx: RequestContext,
    @Arg('surveyId', () => ID, { description: "One of the caller's surveys." }) surveyId: string,
    @Args(() => ResponseListArguments) query: ResponseListArguments,
  ): Promise<ResponseConnectionType> {
    return connectionOf(await this.responses.list(ctx, surveyId, query));
  }

  @NeedsScope('responses:read')
  @Edge('responses of a survey that the caller has already', {
    after: 'responseCursor',
    before: 'responseCursor',
    ...FILTER_PLACES,
  })
  @FieldResolver(() => ResponseConnectionType, {
    nullable: true,
    name: 'responses',
    description: `Its responses, newest first unless \`order\` says otherwise. At most ${LISTS.most} such lists in a request (A0420). Null in the recycle bin.`,
  })
  async responsesOf(
    @Root() survey: SurveyType,
    @Ctx() ctx: RequestContext,
    @Args(() => ResponseListArguments) query: ResponseListArguments,
  ): Promise<ResponseConnectionType | null> {
    if (survey.recycledAt !== null) return null;
    spend(ctx, LISTS);
    return connectionOf(await this.responses.list(ctx, survey.id, query));
  }
}
