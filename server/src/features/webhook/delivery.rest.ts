import { DELIVERY_STATES, WEBHOOK_LIMITS } from '@wence/schema';
import { z } from 'zod';
import { author, free, unlimited } from '../../platform/access/access.js';
import { moment } from '../../platform/http/envelope.js';
import { endsOf, pageEnds, pageParameters } from '../../platform/paging/v1-page.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { type DeliveryView, deliveryView } from './delivery-view.js';
import type { DeliveryService } from './delivery.service.js';
import { DELIVERY_FIELDS } from './webhook-fields.js';

const tag = 'Webhooks';
const KEYS = unlimited('webhooks');
const PATH = '/v1/webhooks/{id}';
const USUAL = 20;
const CURSOR = free('a delivery of the webhook in the path');
const ONE = { 'params.id': 'webhook' } as const;
const OFF = '`enabled` (required: the webhook is switched off)';

const v1Delivery = z
  .object({
    id: z.string(),
    webhookId: z.string().describe(DELIVERY_FIELDS.webhookId),
    eventId: z.string().describe(DELIVERY_FIELDS.eventId),
    type: z.string().describe(DELIVERY_FIELDS.type),
    surveyId: z.string().nullable().describe(DELIVERY_FIELDS.surveyId),
    state: z
      .enum(DELIVERY_STATES)
      .describe(
        `${DELIVERY_FIELDS.state} \`pending\`: it has not been tried. \`failed\`: it was tried and will be tried again. \`delivered\`: its receiver has accepted it. \`dead\`: it was given up.`,
      ),
    attempts: z.int().describe(DELIVERY_FIELDS.attempts),
    nextAt: moment.nullable().describe(DELIVERY_FIELDS.nextAt),
    lastAt: moment.nullable().describe(DELIVERY_FIELDS.lastAt),
    lastStatus: z.int().nullable().describe(DELIVERY_FIELDS.lastStatus),
    lastAnswer: z.string().nullable().describe(DELIVERY_FIELDS.lastAnswer),
    lastDuration: z.int().nullable().describe(DELIVERY_FIELDS.lastDuration),
    body: z.string().describe(DELIVERY_FIELDS.body),
    createdAt: moment.describe(DELIVERY_FIELDS.createdAt),
  })
  .meta({ id: 'WebhookDelivery' });

/** Deliveries of webhooks: the log, trying one out, sending again. */
export function deliveryRoutes(deliveries: DeliveryService): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: `${PATH}/test`,
      operationId: 'testWebhook',
      tag,
      summary: 'Try a webhook out',
      description:
        "Sends the event `webhook.test` at once, only this time, also from a webhook that is switched off; the delivery in the answer tells the outcome. A0404: not the caller's. A0501: too often.",
      access: author(KEYS, ONE),
      params: z.strictObject({ id: z.string() }),
      data: v1Delivery,
      handle: async (ctx, { params: { id } }) => sent(deliveryView(await deliveries.test(ctx, id))),
    }),
    route({
      method: 'GET',
      path: `${PATH}/deliveries`,
      operationId: 'listWebhookDeliveries',
      tag,
      summary: 'Deliveries of a webhook',
      description: `Newest first, kept for ${WEBHOOK_LIMITS.keptDays} days. \`first\` and \`after\` page forward, \`last\` and \`before\` backward. A0404: not the caller's.`,
      access: author(KEYS, { ...ONE, 'query.after': CURSOR, 'query.before': CURSOR }),
      params: z.strictObject({ id: z.string() }),
      query: z.object({
        state: z
          .union([z.enum(DELIVERY_STATES).transform((state) => [state]), z.array(z.enum(DELIVERY_STATES))])
          .optional()
          .describe('Deliveries in this state; given more than once, in any of them.'),
        ...pageParameters(USUAL),
      }),
      data: z.object({ list: z.array(v1Delivery), ...pageEnds }),
      handle: async (ctx, { params: { id }, query: { state: states, ...part } }) => {
        const page = await deliveries.page(ctx, id, { ...part, states, usual: USUAL });
        return { list: page.edges.map(({ node }) => sent(deliveryView(node))), ...(await endsOf(page)) };
      },
    }),
    route({
      method: 'POST',
      path: `${PATH}/deliveries/{deliveryId}/replay`,
      operationId: 'replayWebhookDelivery',
      tag,
      summary: 'Send a delivery again',
      description: `From the first attempt on, whatever became of it; one that is under way is left alone. A0404: no such delivery of this webhook of the caller. A0400: ${OFF}.`,
      access: author(KEYS, { ...ONE, 'params.deliveryId': 'webhookDelivery' }),
      params: z.strictObject({ id: z.string(), deliveryId: z.string().describe('Id of the delivery') }),
      data: v1Delivery,
      handle: async (ctx, { params: { id, deliveryId } }) => sent(deliveryView(await deliveries.replay(ctx, deliveryId, id))),
    }),
    route({
      method: 'POST',
      path: `${PATH}/replay`,
      operationId: 'replayWebhookDeliveries',
      tag,
      summary: 'Send everything again that failed',
      description: `All deliveries that have not come through since an instant, the oldest ${WEBHOOK_LIMITS.replayed} of them. A0404: not the caller's. A0400: ${OFF}.`,
      access: author(KEYS, ONE),
      params: z.strictObject({ id: z.string() }),
      body: z.strictObject({ since: moment.describe('Those that were made at this instant or later') }),
      data: z.object({ count: z.int().describe('How many are sent again') }),
      handle: async (ctx, { params: { id }, body: { since } }) => ({ count: await deliveries.replayFailed(ctx, id, new Date(since)) }),
    }),
  ];
}

function sent({ nextAt, lastAt, createdAt, ...plain }: DeliveryView): z.input<typeof v1Delivery> {
  const [next, last] = [nextAt?.toISOString() ?? null, lastAt?.toISOString() ?? null];
  return { ...plain, nextAt: next, lastAt: last, createdAt: createdAt.toISOString() };
}
