import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql';
import { author } from '../../platform/access.js';
import type { RequestContext } from '../../platform/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { ResponseCountType } from './collect.type.js';
import type { ResponseEvents, ResponsesChanged } from './response.events.js';
import type { ResponseService } from './response.service.js';

type Asked = { readonly args: { readonly surveyId: string }; readonly context: RequestContext };

/** A class per server: the library calls `subscribe` without an instance, so it has to find the services around it. */
export function responseCountSubscription(responses: ResponseService, events: ResponseEvents): object {
  @Resolver()
  class ResponseCountResolver {
    @Access(author('surveyId'))
    @Subscription(() => ResponseCountType, {
      description:
        'The count at once, then on every change, at most twice a second. A0404 when the survey is missing or not of the caller.',
      subscribe: async ({ args: { surveyId }, context }: Asked) => {
        await responses.count(context, surveyId);
        return events.watch(surveyId);
      },
    })
    responseCount(
      @Root() { surveyId }: ResponsesChanged,
      @Arg('surveyId', () => ID) _surveyId: string,
      @Ctx() ctx: RequestContext,
    ): Promise<ResponseCountType> {
      return responses.count(ctx, surveyId);
    }
  }
  return new ResponseCountResolver();
}
