import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { watchedBy } from '../../platform/graphql/build-graph.js';
import { whileAllowed } from '../../platform/live/while-allowed.js';
import type { ResponseEvents, ResponsesChanged } from './response.events.js';
import type { ResponseService } from './response.service.js';
import { ResponseCountType } from './response.type.js';

interface Asked {
  readonly surveyId: string;
}

@Resolver()
export class ResponseCountSubscription {
  constructor(
    private readonly responses: ResponseService,
    private readonly events: ResponseEvents,
  ) {}

  @Access(author('responses:read', { surveyId: 'survey' }))
  @Subscription(() => ResponseCountType, {
    description: 'The count at once, then on every change, at most twice a second. A0404 when the survey is missing or not of the caller.',
    subscribe: watchedBy(
      () => ResponseCountSubscription,
      (it, { surveyId }: Asked, ctx: RequestContext) => it.watch(ctx, surveyId),
    ),
  })
  responseCount(
    @Root() event: ResponsesChanged,
    @Arg('surveyId', () => ID) _surveyId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<ResponseCountType> {
    return this.events.once(event, `count ${signedIn(ctx).id}`, () => this.responses.count(ctx, event.surveyId));
  }

  private async watch(ctx: RequestContext, surveyId: string): Promise<AsyncIterable<ResponsesChanged>> {
    const check = () => this.responses.count(ctx, surveyId);
    await check();
    return whileAllowed(await this.events.watch(surveyId), check);
  }
}
