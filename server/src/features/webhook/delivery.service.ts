import { type DeliveryState, TEST_EVENT, WEBHOOK_LIMITS } from '@wence/schema';
import { In, LessThan } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput, notFound } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import { pageByAge } from '../../platform/paging/page-by-age.js';
import type { Page } from '../../platform/paging/page.js';
import type { PageQuery } from '../../platform/paging/page-request.js';
import { assertAllowed, type RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import { bodyOf } from './event-message.service.js';
import { attemptColumns, lastColumns } from './webhook-outcome.js';
import type { WebhookPost } from './webhook-post.js';
import { Webhook } from './webhook.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import type { WebhookService } from './webhook.service.js';

const ID_LENGTH = 20;
/** Shorter than for other deliveries: somebody waits for it. */
const TEST_MS = 8000;
const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;

export interface DeliveryQuery extends PageQuery {
  /** In any of these states; null or absent: in whichever. */
  readonly states?: readonly DeliveryState[] | null | undefined;
}

interface DeliveryParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly clock: Clock;
  readonly random: Random;
  readonly limiter: RateLimiter;
  readonly webhooks: WebhookService;
  readonly post: WebhookPost;
}

/** The log of what webhooks have delivered or not, as their author sees it. */
export class DeliveryService {
  constructor(private readonly parts: DeliveryParts) {}

  /** Those of a webhook of the caller, newest first. A0404: not the caller's. A0400: the page; `states` (required: an empty list). */
  async page(ctx: RequestContext, webhookId: string, { states, ...part }: DeliveryQuery): Promise<Page<WebhookDelivery>> {
    const { id } = await this.parts.webhooks.one(ctx, webhookId);
    if (states?.length === 0) throw invalidInput([{ field: 'states', rule: 'required' }]);
    const rows = this.rows.createQueryBuilder('d').where('d.webhookId = :id', { id });
    return pageByAge(states ? rows.andWhere('d.state IN (:...states)', { states }) : rows, part);
  }

  /** One of a webhook of the caller, of this webhook where one is named. A0404 otherwise. */
  async one(ctx: RequestContext, id: string, webhookId?: string): Promise<WebhookDelivery> {
    const delivery = await this.rows.findOneBy({ id });
    // Some collations ignore spaces at the end.
    if (delivery?.id !== id || delivery.webhookId !== (webhookId ?? delivery.webhookId)) throw notFound();
    await this.parts.webhooks.one(ctx, delivery.webhookId);
    return delivery;
  }

  /** Those among these that belong to webhooks of the caller. */
  async findOwned(ctx: RequestContext, ids: readonly string[]): Promise<WebhookDelivery[]> {
    const found = await this.rows.findBy({ id: In([...ids]) });
    const own = new Set((await this.parts.webhooks.list(ctx)).map(({ id }) => id));
    return found.filter(({ id, webhookId }) => ids.includes(id) && own.has(webhookId));
  }

  /**
   * Sends an event that only says that it is a test, at once and only this time, also from a webhook that is off; the delivery tells the outcome.
   * A0404: not the caller's. A0501: too often.
   */
  async test(ctx: RequestContext, webhookId: string): Promise<WebhookDelivery> {
    const { database, unit, clock, random, limiter, webhooks, post } = this.parts;
    const webhook = await webhooks.one(ctx, webhookId);
    assertAllowed(await limiter.take('outward', signedIn(ctx).id));
    const createdAt = clock.now();
    const id = datedId(random, createdAt, ID_LENGTH);
    const body = bodyOf(TEST_EVENT, createdAt, { webhookId, surveyId: webhook.surveyId });
    const attempt = await post.send(webhook, { id, body }, AbortSignal.timeout(TEST_MS));
    const about = {
      id,
      webhookId,
      eventId: id,
      type: TEST_EVENT,
      surveyId: webhook.surveyId,
      subjectId: id,
      position: createdAt.getTime(),
      body,
    };
    const state = attempt.isAccepted ? ('delivered' as const) : ('dead' as const);
    const rest = { state, attempts: 1, availableAt: null, leaseOwner: null, createdAt, ...attemptColumns(attempt) };
    const delivery = Object.assign(new WebhookDelivery(), about, rest);
    await unit.run(async () => {
      await webhooks.lock(ctx, webhookId);
      await this.rows.insert(delivery);
      await database.repository(Webhook).update({ id: webhookId }, lastColumns(attempt));
    });
    return delivery;
  }

  /**
   * Sends a delivery again, from the first attempt on, whatever became of it; one that is under way is left to its sender. A0404: not the caller's.
   * A0400: `enabled` (required: the webhook is switched off).
   */
  async replay(ctx: RequestContext, id: string, webhookId?: string): Promise<WebhookDelivery> {
    const before = await this.one(ctx, id, webhookId);
    await this.again(ctx, before.webhookId, async () => [id]);
    return this.one(ctx, id);
  }

  /**
   * Sends all deliveries again that have not come through since an instant, the oldest 1,000 of them; how many those were. A0404: not the caller's.
   * A0400: `enabled` (required: the webhook is switched off).
   */
  replayFailed(ctx: RequestContext, webhookId: string, since: Date): Promise<number> {
    return this.again(ctx, webhookId, async () => {
      const rows = this.rows.createQueryBuilder('d').select('d.id').where('d.webhookId = :webhookId', { webhookId });
      const failed = rows.andWhere("d.state IN ('failed', 'dead') AND d.createdAt >= :since", { since: since.getTime() });
      const found = await failed.orderBy('d.createdAt').addOrderBy('d.id').limit(WEBHOOK_LIMITS.replayed).getMany();
      return found.map(({ id }) => id);
    });
  }

  /** Deletes what is older than 30 days and no longer waits, in portions between which others write. */
  async sweep(stop?: AbortSignal): Promise<void> {
    const before = new Date(this.parts.clock.now().getTime() - WEBHOOK_LIMITS.keptDays * DAY_MS);
    const where = { createdAt: LessThan(before), state: In(['delivered', 'dead']) };
    for (;;) {
      if (stop?.aborted) return;
      const rows = await this.rows.find({ select: { id: true }, where, take: BATCH });
      if (rows.length > 0) await this.parts.unit.run(() => this.rows.delete({ id: In(rows.map(({ id }) => id)) }));
      if (rows.length < BATCH) return;
    }
  }

  /** The row of the webhook is held, so that no sender takes any of them meanwhile. */
  private again(ctx: RequestContext, webhookId: string, choose: () => Promise<readonly string[]>): Promise<number> {
    const { unit, clock, webhooks } = this.parts;
    return unit.run(async () => {
      const { enabled } = await webhooks.lock(ctx, webhookId);
      if (enabled === 0) throw invalidInput([{ field: 'enabled', rule: 'required' }]);
      const ids = await choose();
      if (ids.length === 0) return 0;
      const now = clock.now();
      const resting = this.rows.createQueryBuilder().update().set({ state: 'pending', attempts: 0, availableAt: now, leaseOwner: null });
      const live = { ids: [...ids], now: now.getTime() };
      const { affected } = await resting.where('id IN (:...ids) AND (lease_owner IS NULL OR available_at <= :now)', live).execute();
      return affected ?? 0;
    });
  }

  private get rows() {
    return this.parts.database.repository(WebhookDelivery);
  }
}
