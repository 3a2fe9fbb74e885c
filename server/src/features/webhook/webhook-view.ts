import type { ResponseFilter, WebhookEvent } from '@wence/schema';
import { asNode } from '../../platform/graphql/node-interface.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { WebhookService } from './webhook.service.js';
import { conditionsOf, eventsOf, type Webhook } from './webhook.entity.js';

/** A webhook as both doors show it: nothing in it tells the secret. */
export interface WebhookView
  extends Pick<
    Webhook,
    | 'id'
    | 'surveyId'
    | 'url'
    | 'description'
    | 'offReason'
    | 'lastAt'
    | 'lastState'
    | 'lastStatus'
    | 'lastSuccessAt'
    | 'createdAt'
    | 'updatedAt'
  > {
  readonly surveyTitle: string | null;
  readonly events: readonly WebhookEvent[];
  readonly conditions: ResponseFilter | null;
  readonly enabled: boolean;
  readonly formerSecretUntil: Date | null;
}

/** Views of webhooks of the caller, with the titles of their surveys. */
export async function viewsOf(ctx: RequestContext, service: WebhookService, webhooks: readonly Webhook[]): Promise<WebhookView[]> {
  const titles = await service.titlesOf(ctx, webhooks);
  return webhooks.map((webhook) => {
    const { id, surveyId, url, description, offReason, lastAt, lastState, lastStatus, lastSuccessAt, createdAt, updatedAt } = webhook;
    const last = { lastAt, lastState, lastStatus, lastSuccessAt };
    return asNode('Webhook', {
      id,
      surveyId,
      surveyTitle: titles.get(surveyId ?? '') ?? null,
      url,
      description,
      events: eventsOf(webhook),
      conditions: conditionsOf(webhook),
      enabled: webhook.enabled === 1,
      offReason,
      ...last,
      formerSecretUntil: webhook.formerUntil,
      createdAt,
      updatedAt,
    });
  });
}

/** The view of one webhook of the caller. */
export async function viewOf(ctx: RequestContext, service: WebhookService, webhook: Webhook): Promise<WebhookView> {
  const [view] = await viewsOf(ctx, service, [webhook]);
  if (!view) throw new Error('a view is missing');
  return view;
}
