import { WEBHOOK_LIMITS, type WebhookEvent } from '@wence/schema';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput, notFound } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { OutsideFetcher } from '../../platform/outside/fetching/outside-fetcher.js';
import type { Random } from '../../platform/outside/random.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import type { UserService } from '../account/user.service.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { DraftService } from '../survey/draft.service.js';
import { Survey } from '../survey/survey.entity.js';
import type { WebhookOutcomes } from './webhook-outcome.js';
import { BOTH_SIGN_MS, makeSeed, type WebhookSecrets } from './webhook-secret.js';
import { EVERY_SURVEY, readWish, type WebhookWish } from './webhook-wish.policy.js';
import { Webhook } from './webhook.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import type { WebhookInterest } from './webhook-interest.js';

const ID_LENGTH = 20;

export interface NewWebhook extends WebhookWish {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** Absent or null: every survey of the author, those to come included. */
  readonly surveyId?: string | null | undefined;
}

/** A webhook with its secret, which is told when it is made and never again. */
export interface WebhookWithSecret {
  readonly secret: string;
  readonly webhook: Webhook;
}

export interface WebhookParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly clock: Clock;
  readonly random: Random;
  readonly users: UserService;
  readonly drafts: DraftService;
  readonly batches: BatchDeletionService;
  readonly tables: ResponseTables;
  readonly fetcher: OutsideFetcher;
  readonly secrets: WebhookSecrets;
  readonly outcomes: WebhookOutcomes;
  readonly interest: WebhookInterest;
}

/** Webhooks of an author: made, changed, given another secret, deleted. */
export class WebhookService {
  constructor(private readonly parts: WebhookParts) {}

  /** All of the caller, newest first. */
  list(ctx: RequestContext): Promise<Webhook[]> {
    return this.rows.find({ where: { ownerId: signedIn(ctx).id }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** One of the caller's. A0404 otherwise. */
  async one(ctx: RequestContext, id: string): Promise<Webhook> {
    return this.owned(await this.rows.findOneBy({ id, ownerId: signedIn(ctx).id }), id);
  }

  /** Titles of surveys of the caller's, by id; a survey that was deleted has none. */
  async titlesOf(ctx: RequestContext, webhooks: readonly Webhook[]): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(webhooks.flatMap(({ surveyId }) => surveyId ?? []))];
    const where = { id: In(ids), ownerId: signedIn(ctx).id };
    const found = ids.length > 0 ? await this.parts.database.repository(Survey).find({ select: { id: true, title: true }, where }) : [];
    return new Map(found.map(({ id, title }) => [id, title]));
  }

  /**
   * Makes a webhook and tells its secret, this once. A0404: a survey that is not the caller's. A0400: as `readWish` says, and `webhooks` (tooMany: there
   * are 20).
   */
  async create(ctx: RequestContext, { surveyId = null, ...wish }: NewWebhook): Promise<WebhookWithSecret> {
    const { unit, users, clock, random, secrets, fetcher } = this.parts;
    const columns = readWish(wish, await this.planOf(ctx, surveyId), fetcher);
    const ownerId = signedIn(ctx).id;
    const createdAt = clock.now();
    const id = datedId(random, createdAt, ID_LENGTH);
    const seed = makeSeed(random);
    const fresh = {
      id,
      ownerId,
      surveyId,
      description: '',
      enabled: 1,
      conditions: null,
      offReason: null,
      seed,
      createdAt,
      updatedAt: createdAt,
    };
    const webhook = Object.assign(new Webhook(), NEVER_SENT, fresh, columns);
    await unit.run(async () => {
      await users.lock(ctx);
      const { perAuthor: limit } = WEBHOOK_LIMITS;
      if ((await this.rows.countBy({ ownerId })) >= limit) throw invalidInput([{ field: 'webhooks', rule: 'tooMany', limit }]);
      await this.rows.insert(webhook);
    });
    await this.parts.interest.refresh();
    return { secret: secrets.secretOf(seed), webhook };
  }

  /**
   * Changes what its author decides. Switched off, it gives up what it waits for; what happens meanwhile it is never told. A0404: not the caller's.
   * A0400: as `readWish` says.
   */
  async update(ctx: RequestContext, id: string, wish: WebhookWish): Promise<Webhook> {
    const { unit, clock, fetcher, outcomes, interest } = this.parts;
    const { surveyId } = await this.one(ctx, id);
    const columns = readWish(wish, wish.conditions === undefined ? EVERY_SURVEY : await this.planOf(ctx, surveyId), fetcher);
    const changed = await unit.run(async () => {
      const webhook = await this.lock(ctx, id);
      const changes = { ...columns, updatedAt: clock.now() };
      if (webhook.enabled === 1 && columns.enabled === 0) await outcomes.switchOff(id, null, changes.updatedAt);
      await this.rows.update({ id }, changes);
      return Object.assign(webhook, changes);
    });
    await interest.refresh();
    return changed;
  }

  /** Gives it another secret and tells it, this once; the former one signs beside it for 24 hours. A0404: not the caller's. */
  async rotate(ctx: RequestContext, id: string): Promise<WebhookWithSecret> {
    const { unit, clock, random, secrets } = this.parts;
    const seed = makeSeed(random);
    const webhook = await unit.run(async () => {
      const before = await this.lock(ctx, id);
      const now = clock.now();
      const changes = { seed, formerSeed: before.seed, formerUntil: new Date(now.getTime() + BOTH_SIGN_MS), updatedAt: now };
      await this.rows.update({ id }, changes);
      return Object.assign(before, changes);
    });
    return { secret: secrets.secretOf(seed), webhook };
  }

  /** Deletes it for good, with all that it has delivered. A0404: not the caller's. */
  async remove(ctx: RequestContext, id: string): Promise<string> {
    await this.parts.unit.run(async () => {
      await this.lock(ctx, id);
      await this.rows.delete({ id });
    });
    await this.parts.interest.refresh();
    await this.purgeDeliveries({ webhookId: id });
    return id;
  }

  /** Holds the row of one of the caller's until the unit ends. A0404: not the caller's. */
  async lock(ctx: RequestContext, id: string): Promise<Webhook> {
    return this.owned(await this.rows.findOne({ where: { id, ownerId: signedIn(ctx).id }, ...this.parts.database.forUpdate }), id);
  }

  /** Webhooks of a survey go with it, and so does whatever others have delivered of it (`survey.port.ts`). */
  async purge(surveyId: string): Promise<void> {
    const own = await this.rows.find({ select: { id: true }, where: { surveyId } });
    await this.parts.unit.run(() => this.rows.delete({ surveyId }));
    for (const { id: webhookId } of own) await this.purgeDeliveries({ webhookId });
    await this.purgeDeliveries({ surveyId });
  }

  private purgeDeliveries(where: { readonly webhookId: string } | { readonly surveyId: string }): Promise<void> {
    const deliveries = () => this.parts.database.repository(WebhookDelivery);
    return this.parts.batches.deleteAll(
      (take) => deliveries().find({ select: { id: true }, where, take }),
      (rows) => deliveries().delete({ id: In(rows.map(({ id }) => id)) }),
    );
  }

  /** Returns what conditions may ask for. A0404: not the caller's survey. */
  private async planOf(ctx: RequestContext, surveyId: string | null) {
    if (surveyId === null) return EVERY_SURVEY;
    const { drafts, tables } = this.parts;
    return (await tables.view(surveyId, await drafts.read(ctx, surveyId))).plan;
  }

  private owned(webhook: Webhook | null, id: string): Webhook {
    // Some collations ignore spaces at the end.
    if (webhook?.id !== id) throw notFound();
    return webhook;
  }

  private get rows() {
    return this.parts.database.repository(Webhook);
  }
}

const NEVER_SENT = { formerSeed: null, formerUntil: null, lastAt: null, lastState: null, lastStatus: null, lastSuccessAt: null };
