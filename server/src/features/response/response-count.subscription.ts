import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { whileAllowed } from '../../platform/live/while-allowed.js';
import type { ResponseEvents, ResponsesChanged } from './response.events.js';
import type { ResponseService } from './response.service.js';
import { ResponseCountType } from './response.type.js';

type Asked = { readonly args: { readonly surveyId: string }; readonly context: RequestContext };

/** A class per server: the library calls `subscribe` without an instance, so it has to find the services around it. */
export function responseCountSubscription(responses: ResponseService, events: ResponseEvents): object {
  @Resolver()
  class ResponseCountResolver {
    @Access(author('responses:read', { surveyId: 'survey' }))
    @Subscription(() => ResponseCountType, {
      description:
        'The count at once, then on every change, at most twice a second. A0404 when the survey is missing or not of the caller.',
      subscribe: async ({ args: { surveyId }, context }: Asked) => {
        const check = () => responses.count(context, surveyId);
        await check();
        return whileAllowed(await events.watch(surveyId), check);
      },
    })
    responseCount(
      @Root() event: ResponsesChanged,
      @Arg('surveyId', () => ID) _surveyId: string,
      @Ctx() ctx: RequestContext,
    ): Promise<ResponseCountType> {
      return events.once(event, `count ${signedIn(ctx).id}`, () => responses.count(ctx, event.surveyId));
    }
  }
  return new ResponseCountResolver();
}
