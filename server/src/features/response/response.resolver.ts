import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { cursorOf, type ResponseService } from './response.service.js';
import { ResponseConnectionType } from './response.type.js';

const DEFAULT_FIRST = 20;

@Resolver()
export class ResponseResolver {
  constructor(private readonly responses: ResponseService) {}

  @Access(author('responses:read', { surveyId: 'survey', after: 'responseCursor' }))
  @Query(() => ResponseConnectionType, {
    name: 'responses',
    description: 'Responses of a survey of the caller, newest first; 1 to 100 at a time. A0404 when the survey is missing or not theirs.',
  })
  async list(
    @Ctx() ctx: RequestContext,
    @Arg('surveyId', () => ID) surveyId: string,
    @Arg('first', () => Int, { nullable: true, defaultValue: DEFAULT_FIRST }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<ResponseConnectionType> {
    const { total, responses, hasNextPage } = await this.responses.list(ctx, surveyId, first ?? DEFAULT_FIRST, after ?? null);
    const edges = responses.map((node) => ({ cursor: cursorOf(node), node }));
    return { totalCount: total, edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
  }
}
