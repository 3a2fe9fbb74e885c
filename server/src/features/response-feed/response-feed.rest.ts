import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { ResponseViews } from '../response/response-views.service.js';
import { v1Response } from '../response/v1-response.type.js';
import { FEED_LIMITS } from './feed.policy.js';
import { FEED_DESCRIPTION, KIND_TEXTS } from './feed-words.js';
import type { ResponseFeedService } from './response-feed.service.js';

const KINDS = [
  'submitted',
  'edited',
  'invalidated',
  'validated',
  'deleted',
  'restored',
  'annotated',
  'scored',
  'purged',
  'cleared',
] as const;

const change = z
  .object({
    seq: z.int().describe('Number of the event in the log of the survey.'),
    kind: z.enum(KINDS).describe(KINDS.map((kind) => `\`${kind}\`: ${KIND_TEXTS[kind]}`).join(' ')),
    responseId: z.string().describe('The response that it happened to.'),
    response: v1Response.nullable().describe('The response as it stands now. Null: it is in the recycle bin, or gone.'),
  })
  .meta({ id: 'ResponseChange' });

/** The feed of responses, for programs that keep a copy. */
export function responseFeedRoutes(feed: ResponseFeedService, views: ResponseViews): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/{id}/responses',
      operationId: 'followResponses',
      tag: 'Results',
      summary: 'Everything that happens to responses, in its order',
      description: `${FEED_DESCRIPTION} A page ends early when its answers have ${FEED_LIMITS.characters} characters.`,
      access: author('responses:read', { 'params.id': 'survey' }),
      params: z.strictObject({ id: z.string() }),
      query: z.object({
        since: z.coerce
          .number()
          .int()
          .min(0)
          .default(0)
          .describe('`next` of the page before: the number of the last event that the program has seen. 0: from the start.'),
        limit: z.coerce
          .number()
          .int()
          .min(1)
          .max(FEED_LIMITS.most)
          .default(FEED_LIMITS.usual)
          .describe('Events of the page, before those about one response are taken together.'),
        wait: z.coerce.number().int().min(0).max(FEED_LIMITS.wait).default(0).describe('Seconds to wait for an event if there is none.'),
      }),
      data: z.object({
        list: z.array(change),
        next: z.int().describe('For `since` of the next request.'),
        hasMore: z.boolean().describe('There are more events already.'),
      }),
      handle: async (ctx, { params: { id }, query }) => {
        const { events, next, hasMore } = await feed.page(ctx, id, query);
        const view = await views.of(events.flatMap(({ response }) => response ?? []));
        const list = events.map(({ response, ...event }) => ({ ...event, response: response && view(response) }));
        return { list, next, hasMore };
      },
    }),
  ];
}
