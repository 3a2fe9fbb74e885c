import { WEBHOOK_LIMITS } from '@wence/schema';
import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { answeringSecret, author, free, unlimited } from '../../platform/access/access.js';
import { Access, Edge } from '../../platform/graphql/access.decorator.js';
import { connectionOf } from '../../platform/graphql/connection.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import { mapPage } from '../../platform/paging/page.js';
import type { RequestContext } from '../../platform/request/context.js';
import { deliveryView } from './delivery-view.js';
import type { DeliveryService } from './delivery.service.js';
import type { WebhookWithSecret, WebhookService } from './webhook.service.js';
import { viewOf, viewsOf, type WebhookView } from './webhook-view.js';
import {
  CreateWebhookInput,
  DeliveryListArguments,
  NamedWebhookInput,
  ReplayWebhookDeliveriesInput,
  ReplayWebhookDeliveryInput,
  UpdateWebhookInput,
} from './webhook.inputs.js';
import {
  CreateWebhookPayload,
  DeleteWebhookPayload,
  ReplayWebhookDeliveriesPayload,
  ReplayWebhookDeliveryPayload,
  RotateWebhookSecretPayload,
  TestWebhookPayload,
  UpdateWebhookPayload,
  WebhookDeliveryConnectionType,
  type WebhookDeliveryType,
  WebhookType,
} from './webhook.type.js';

const KEYS = unlimited('webhooks');
const LISTS = requestBudget('webhookDeliveries', 20);
const CURSOR = free('a delivery of the webhook that the caller has already');
const CONDITIONS = free('conditions on the surveys of the webhook: local ids, looked up in their versions alone');
const ONE = author(KEYS, { 'input.webhookId': 'webhook' });
const MISTAKES =
  '`url` (tooLong, notAllowed: no address of the open internet), `description` (tooLong), `events` (required), `conditions…` (what the filter language does not know; notAllowed: what the survey does not have, flags of quality, and answers where it is told of every survey)';

@Resolver(() => WebhookType)
export class WebhookResolver {
  constructor(
    private readonly webhooks: WebhookService,
    private readonly deliveries: DeliveryService,
  ) {}

  @ListSize(WEBHOOK_LIMITS.perAuthor)
  @Access(author(KEYS))
  @Query(() => [WebhookType], { name: 'webhooks', description: 'All webhooks of the signed-in author, newest first.' })
  async list(@Ctx() ctx: RequestContext): Promise<WebhookView[]> {
    return viewsOf(ctx, this.webhooks, await this.webhooks.list(ctx));
  }

  @Edge('deliveries of a webhook that the caller has already', { after: CURSOR, before: CURSOR })
  @FieldResolver(() => WebhookDeliveryConnectionType, {
    name: 'deliveries',
    description: `What it has been told, or was to be, newest first; kept for ${WEBHOOK_LIMITS.keptDays} days. At most ${LISTS.most} such lists in a request (A0420).`,
  })
  async deliveriesOf(
    @Root() { id }: WebhookView,
    @Args(() => DeliveryListArguments) query: DeliveryListArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<WebhookDeliveryConnectionType> {
    spend(ctx, LISTS);
    return connectionOf(mapPage(await this.deliveries.page(ctx, id, query), deliveryView));
  }

  @Access(answeringSecret(author(KEYS, { 'input.surveyId': 'survey', 'input.conditions': CONDITIONS })))
  @Mutation(() => CreateWebhookPayload, {
    description: `Makes a webhook and tells its secret, this once; a repeated \`Idempotency-Key\` makes another one. A0404: the survey is not the caller's. A0400: ${MISTAKES}, \`webhooks\` (tooMany: there are ${WEBHOOK_LIMITS.perAuthor}).`,
  })
  async createWebhook(@Arg('input', () => CreateWebhookInput) input: CreateWebhookInput, @Ctx() ctx: RequestContext): Promise<object> {
    const { description, enabled, ...rest } = input;
    const wish = { ...rest, description: description ?? undefined, enabled: enabled ?? undefined };
    return this.told(ctx, await this.webhooks.create(ctx, wish));
  }

  @Access(author(KEYS, { 'input.webhookId': 'webhook', 'input.conditions': CONDITIONS }))
  @Mutation(() => UpdateWebhookPayload, {
    description: `Changes a webhook; its secret stays. A0404: not the caller's. A0400: ${MISTAKES}.`,
  })
  async updateWebhook(@Arg('input', () => UpdateWebhookInput) input: UpdateWebhookInput, @Ctx() ctx: RequestContext): Promise<object> {
    const { webhookId, url, events, description, enabled, conditions } = input;
    const stays = {
      url: url ?? undefined,
      events: events ?? undefined,
      description: description ?? undefined,
      enabled: enabled ?? undefined,
    };
    return { webhook: await viewOf(ctx, this.webhooks, await this.webhooks.update(ctx, webhookId, { ...stays, conditions })) };
  }

  @Access(answeringSecret(ONE))
  @Mutation(() => RotateWebhookSecretPayload, {
    description:
      "Gives a webhook another secret and tells it, this once; the one before signs beside it for 24 hours. A0404: not the caller's.",
  })
  async rotateWebhookSecret(
    @Arg('input', () => NamedWebhookInput) { webhookId }: NamedWebhookInput,
    @Ctx() ctx: RequestContext,
  ): Promise<object> {
    return this.told(ctx, await this.webhooks.rotate(ctx, webhookId));
  }

  @Access(ONE)
  @Mutation(() => DeleteWebhookPayload, {
    description: "Deletes a webhook for good, with everything that it has delivered. A0404: not the caller's.",
  })
  async deleteWebhook(
    @Arg('input', () => NamedWebhookInput) { webhookId }: NamedWebhookInput,
    @Ctx() ctx: RequestContext,
  ): Promise<object> {
    return { removedId: await this.webhooks.remove(ctx, webhookId) };
  }

  @Access(ONE)
  @Mutation(() => TestWebhookPayload, {
    description:
      "Sends the event `webhook.test` at once, only this time, also from a webhook that is switched off; the delivery tells the outcome. A0404: not the caller's. A0501: too often.",
  })
  async testWebhook(@Arg('input', () => NamedWebhookInput) { webhookId }: NamedWebhookInput, @Ctx() ctx: RequestContext): Promise<object> {
    return { delivery: deliveryView(await this.deliveries.test(ctx, webhookId)) };
  }

  @Access(author(KEYS, { 'input.deliveryId': 'webhookDelivery' }))
  @Mutation(() => ReplayWebhookDeliveryPayload, {
    description:
      "Sends a delivery again, from the first attempt on, whatever became of it; one that is under way is left alone. A0404: not the caller's. A0400: `enabled` (required: the webhook is switched off).",
  })
  async replayWebhookDelivery(
    @Arg('input', () => ReplayWebhookDeliveryInput) { deliveryId }: ReplayWebhookDeliveryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<{ delivery: WebhookDeliveryType }> {
    return { delivery: deliveryView(await this.deliveries.replay(ctx, deliveryId)) };
  }

  @Access(author(KEYS, { 'input.webhookId': 'webhook' }))
  @Mutation(() => ReplayWebhookDeliveriesPayload, {
    description: `Sends all deliveries again that have not come through since an instant, the oldest ${WEBHOOK_LIMITS.replayed} of them. A0404: not the caller's. A0400: \`enabled\` (required: the webhook is switched off).`,
  })
  async replayWebhookDeliveries(
    @Arg('input', () => ReplayWebhookDeliveriesInput) { webhookId, since }: ReplayWebhookDeliveriesInput,
    @Ctx() ctx: RequestContext,
  ): Promise<object> {
    return { count: await this.deliveries.replayFailed(ctx, webhookId, since) };
  }

  private async told(ctx: RequestContext, { secret, webhook }: WebhookWithSecret): Promise<object> {
    return { secret, webhook: await viewOf(ctx, this.webhooks, webhook) };
  }
}
