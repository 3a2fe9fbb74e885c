import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access, Edge, NeedsScope } from '../../platform/graphql/access.decorator.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import { SurveyType } from '../survey/survey.type.js';
import { cursorOf, type ResponseService } from './response.service.js';
import { ResponseConnectionType } from './response.type.js';

const DEFAULT_FIRST = 20;
const FIRST = { nullable: true, defaultValue: DEFAULT_FIRST, description: '1 to 100.' };
const AFTER = { nullable: true, description: 'Cursor of the last response seen.' };

/** Each list is three reads. */
const LISTS = requestBudget('responses', 20);

@Resolver(() => SurveyType)
export class ResponseResolver {
  constructor(private readonly responses: ResponseService) {}

  @Access(author('responses:read', { surveyId: 'survey', after: 'responseCursor' }))
  @Query(() => ResponseConnectionType, {
    name: 'responses',
    description: 'Responses of a survey of the caller, newest first; 1 to 100 at a time. A0404 when the survey is missing or not theirs.',
  })
  async list(
    @Ctx() ctx: RequestContext,
    @Arg('surveyId', () => ID, { description: "One of the caller's surveys." }) surveyId: string,
    @Arg('first', () => Int, FIRST) first: number | null,
    @Arg('after', () => String, AFTER) after: string | null,
  ): Promise<ResponseConnectionType> {
    return this.page(ctx, surveyId, first, after);
  }

  @NeedsScope('responses:read')
  @Edge('responses of a survey that the caller has already', { after: 'responseCursor' })
  @FieldResolver(() => ResponseConnectionType, {
    nullable: true,
    name: 'responses',
    description: `Its responses, newest first, 1 to 100 at a time. At most ${LISTS.most} such lists in a request (A0420). Null in the recycle bin.`,
  })
  async responsesOf(
    @Root() survey: SurveyType,
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, FIRST) first: number | null,
    @Arg('after', () => String, AFTER) after: string | null,
  ): Promise<ResponseConnectionType | null> {
    if (survey.recycledAt !== null) return null;
    spend(ctx, LISTS);
    return this.page(ctx, survey.id, first, after);
  }

  private async page(ctx: RequestContext, surveyId: string, first: number | null, after: string | null): Promise<ResponseConnectionType> {
    const { total, responses, hasNextPage } = await this.responses.list(ctx, surveyId, first ?? DEFAULT_FIRST, after ?? null);
    const edges = responses.map((node) => ({ cursor: cursorOf(node), node }));
    return { totalCount: total, edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
  }
}
