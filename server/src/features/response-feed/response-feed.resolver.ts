import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import { invalidWhen } from '../../platform/errors/app-error.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { PAGE_SIZE } from '../../platform/paging/page-request.js';
import type { RequestContext } from '../../platform/request/context.js';
import { FEED_LIMITS } from './feed.policy.js';
import { FEED_DESCRIPTION } from './feed-words.js';
import type { ResponseFeedService } from './response-feed.service.js';
import { ResponseChangePageType, ResponseFeedArguments } from './response-feed.type.js';

/** The feed of responses, for programs that keep a copy. */
@Resolver()
export class ResponseFeedResolver {
  constructor(private readonly feed: ResponseFeedService) {}

  @Access(author('responses:read', { surveyId: 'survey' }))
  @Query(() => ResponseChangePageType, { description: FEED_DESCRIPTION })
  responseChanges(
    @Ctx() ctx: RequestContext,
    @Arg('surveyId', () => ID, { description: "One of the caller's surveys." }) surveyId: string,
    @Args(() => ResponseFeedArguments) { since, first, wait }: ResponseFeedArguments,
  ): Promise<ResponseChangePageType> {
    invalidWhen(
      outside('since', since, 0, Number.MAX_SAFE_INTEGER),
      outside('first', first, 1, PAGE_SIZE.most),
      outside('wait', wait, 0, FEED_LIMITS.wait),
    );
    return this.feed.page(ctx, surveyId, { since, limit: first, wait });
  }
}

function outside(field: string, value: number, least: number, most: number) {
  if (value < least) return [{ field, rule: 'tooSmall' as const, limit: least }];
  return value > most ? [{ field, rule: 'tooLarge' as const, limit: most }] : [];
}
