import { WEBHOOK_EVENTS, WEBHOOK_LIMITS, WEBHOOK_OFF_REASONS } from '@wence/schema';
import { z } from 'zod';
import { answeringSecret, author, free, unlimited } from '../../platform/access/access.js';
import { invalidWhen } from '../../platform/errors/app-error.js';
import { moment, nothing } from '../../platform/http/envelope.js';
import { FILTER_SCHEMA_PATH } from '../../platform/openapi/model-schemas.js';
import { asReadPlaces, changedAsRead, readOnlyKeys } from '../../platform/route/as-read.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { deliveryRoutes } from './delivery.rest.js';
import type { DeliveryService } from './delivery.service.js';
import type { WebhookService } from './webhook.service.js';
import { viewOf, viewsOf, type WebhookView } from './webhook-view.js';
import { EVENT_TEXTS } from './event-texts.js';
import { WEBHOOK_FIELDS } from './webhook-fields.js';

const tag = 'Webhooks';
const KEYS = unlimited('webhooks');
const PATH = '/v1/webhooks';
const { perAuthor } = WEBHOOK_LIMITS;
const CONDITIONS = free('conditions on the surveys of the webhook: local ids, looked up in their versions alone');
const MISTAKES =
  '`url` (tooLong, notAllowed: no address of the open internet), `description` (tooLong), `events` (required), `conditions…` (what the filter language does not know; notAllowed: what the survey does not have, flags of quality, and answers where it is told of every survey)';

const events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .describe(`${WEBHOOK_FIELDS.events} ${WEBHOOK_EVENTS.map((event) => `\`${event}\`: ${EVENT_TEXTS[event]}`).join(' ')}`);
const conditions = z
  .record(z.string(), z.unknown())
  .nullable()
  .describe(`${WEBHOOK_FIELDS.conditions} In the format of ${FILTER_SCHEMA_PATH}.`);
const written = {
  url: z.string().describe(WEBHOOK_FIELDS.url),
  description: z.string().describe(WEBHOOK_FIELDS.description),
  events,
  conditions,
  enabled: z.boolean().describe(WEBHOOK_FIELDS.enabled),
};

const v1Webhook = z
  .object({
    id: z.string(),
    surveyId: z.string().nullable().describe(WEBHOOK_FIELDS.surveyId),
    surveyTitle: z.string().nullable().describe(WEBHOOK_FIELDS.surveyTitle),
    ...written,
    offReason: z
      .enum(WEBHOOK_OFF_REASONS)
      .nullable()
      .describe(`${WEBHOOK_FIELDS.offReason} \`gone\`: its receiver has answered 410. \`failing\`: nothing came through for three days.`),
    lastAt: moment.nullable().describe(WEBHOOK_FIELDS.lastAt),
    lastState: z.enum(['failed', 'delivered']).nullable().describe(WEBHOOK_FIELDS.lastState),
    lastStatus: z.int().nullable().describe(WEBHOOK_FIELDS.lastStatus),
    lastSuccessAt: moment.nullable().describe(WEBHOOK_FIELDS.lastSuccessAt),
    formerSecretUntil: moment.nullable().describe(WEBHOOK_FIELDS.formerSecretUntil),
    createdAt: moment.describe(WEBHOOK_FIELDS.createdAt),
    updatedAt: moment.describe(WEBHOOK_FIELDS.updatedAt),
  })
  .meta({ id: 'Webhook' });

/** Keys that a change does not write. */
const AS_READ = readOnlyKeys(v1Webhook.shape, written);
const one = z.strictObject({ id: z.string() });
const ONE = { 'params.id': 'webhook' } as const;
const withSecret = z
  .object({ secret: z.string().describe('The secret that signs, which begins with `whsec_`; told this once'), webhook: v1Webhook })
  .meta({ id: 'WebhookWithSecret' });

/** Webhooks of an author (Spec 8, events for programs). */
export function webhookRoutes(webhooks: WebhookService, deliveries: DeliveryService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: PATH,
      operationId: 'listWebhooks',
      tag,
      summary: 'Webhooks',
      description: 'All webhooks of the signed-in author, newest first. No answer tells a secret again.',
      access: author(KEYS),
      data: z.object({ webhooks: z.array(v1Webhook).describe('All of them, newest first') }),
      handle: async (ctx) => ({ webhooks: (await viewsOf(ctx, webhooks, await webhooks.list(ctx))).map(sent) }),
    }),
    route({
      method: 'GET',
      path: `${PATH}/{id}`,
      operationId: 'getWebhook',
      tag,
      summary: 'One webhook',
      description: "A0404: not the caller's.",
      access: author(KEYS, ONE),
      params: one,
      data: v1Webhook,
      handle: async (ctx, { params: { id } }) => sent(await viewOf(ctx, webhooks, await webhooks.one(ctx, id))),
    }),
    route({
      method: 'POST',
      path: PATH,
      operationId: 'createWebhook',
      tag,
      summary: 'Make a webhook',
      description: `The answer tells the secret, this once; a repeated \`Idempotency-Key\` makes another webhook. A0404: the survey is not the caller's. A0400: ${MISTAKES}, \`webhooks\` (tooMany: there are ${perAuthor}).`,
      access: answeringSecret(author(KEYS, { 'body.surveyId': 'survey', 'body.conditions': CONDITIONS })),
      body: z.strictObject({
        surveyId: z.string().nullish().describe("One of the caller's surveys, for good; absent: every survey, those to come included"),
        url: written.url,
        events,
        description: written.description.optional(),
        conditions: conditions.optional(),
        enabled: written.enabled.optional(),
      }),
      data: withSecret,
      handle: async (ctx, { body }) => {
        const { secret, webhook } = await webhooks.create(ctx, body);
        return { secret, webhook: sent(await viewOf(ctx, webhooks, webhook)) };
      },
    }),
    route({
      method: 'PUT',
      path: `${PATH}/{id}`,
      operationId: 'updateWebhook',
      tag,
      summary: 'Change a webhook',
      description: `Its secret stays. What is left out stays; it may be sent as it was read. A0404: not the caller's. A0400: ${MISTAKES}.`,
      access: author(KEYS, { ...ONE, 'body.conditions': CONDITIONS, ...asReadPlaces('body', AS_READ) }),
      params: one,
      body: z.strictObject({
        url: written.url.optional(),
        events: events.optional(),
        description: written.description.optional(),
        conditions: conditions.optional(),
        enabled: written.enabled.optional(),
        ...AS_READ,
      }),
      data: v1Webhook,
      handle: async (ctx, { params: { id }, body }) => {
        invalidWhen(changedAsRead(body, sent(await viewOf(ctx, webhooks, await webhooks.one(ctx, id))), AS_READ));
        const { url, events: told, description, conditions: where, enabled } = body;
        const changed = await webhooks.update(ctx, id, { url, events: told, description, conditions: where, enabled });
        return sent(await viewOf(ctx, webhooks, changed));
      },
    }),
    route({
      method: 'POST',
      path: `${PATH}/{id}/secret`,
      operationId: 'rotateWebhookSecret',
      tag,
      summary: 'Give a webhook another secret',
      description: "The answer tells it, this once; the one before signs beside it for 24 hours. A0404: not the caller's.",
      access: answeringSecret(author(KEYS, ONE)),
      params: one,
      data: withSecret,
      handle: async (ctx, { params: { id } }) => {
        const { secret, webhook } = await webhooks.rotate(ctx, id);
        return { secret, webhook: sent(await viewOf(ctx, webhooks, webhook)) };
      },
    }),
    route({
      method: 'POST',
      path: `${PATH}/{id}/delete`,
      operationId: 'deleteWebhook',
      tag,
      summary: 'Delete a webhook',
      description: "For good, with everything that it has delivered. A0404: not the caller's.",
      access: author(KEYS, ONE),
      params: one,
      data: nothing,
      handle: async (ctx, { params: { id } }) => {
        await webhooks.remove(ctx, id);
        return null;
      },
    }),
    ...deliveryRoutes(deliveries),
  ];
}

const text = (at: Date | null): string | null => at && at.toISOString();

function sent({ events: told, conditions: where, ...view }: WebhookView): z.input<typeof v1Webhook> {
  const { lastAt, lastSuccessAt, formerSecretUntil, createdAt, updatedAt, ...plain } = view;
  return {
    ...plain,
    events: [...told],
    conditions: where && { ...where },
    lastAt: text(lastAt),
    lastSuccessAt: text(lastSuccessAt),
    formerSecretUntil: text(formerSecretUntil),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
