import { In, type SelectQueryBuilder } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Random } from '../../platform/outside/random.js';
import { Webhook } from './webhook.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';

/** Longer than an attempt may take: a sender that dies is overtaken when its lease ends. */
export const LEASE_MS = 60_000;
const OWNER_LENGTH = 20;

/** The deliveries of one webhook that a sender takes, and the webhook as it was then. */
export interface Claimed {
  readonly webhook: Webhook;
  readonly deliveries: readonly WebhookDelivery[];
}

/** No other event about the same object is on its way, or has to go first. */
const FIRST_OF_ITS_OBJECT = `NOT EXISTS (SELECT 1 FROM webhook_delivery other WHERE other.webhook_id = d.webhook_id AND other.subject_id = d.subject_id
  AND other.available_at IS NOT NULL AND other.id <> d.id
  AND (other.position < d.position OR (other.position = d.position AND other.id < d.id) OR (other.lease_owner IS NOT NULL AND other.available_at > :now)))`;

/**
 * Deliveries as senders see them. Whoever takes one moves its time behind the end of a lease, while holding the row of the webhook: senders of all
 * servers take deliveries of a webhook one after the other, so that none goes out twice at a time and none overtakes an earlier one about the same object.
 */
export class DeliveryClaims {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /** Webhooks that are on and have a delivery that is due; however long the queue of one is, the others are found as fast. */
  async dueWebhooks(): Promise<string[]> {
    const due = 'EXISTS (SELECT 1 FROM webhook_delivery d WHERE d.webhook_id = w.id AND d.available_at <= :now)';
    const rows = this.database.repository(Webhook).createQueryBuilder('w').select('w.id').where('w.enabled = 1');
    const found = await rows.andWhere(due, { now: this.clock.now().getTime() }).getMany();
    return found.map(({ id }) => id);
  }

  /** Takes deliveries of a webhook, at most as many as there is room for, those first that have waited longest; null: there are none, or it is off. */
  claim(webhookId: string, roomFor: (webhook: Webhook) => number): Promise<Claimed | null> {
    return this.unit.run(async () => {
      const webhook = await this.database.repository(Webhook).findOne({ where: { id: webhookId, enabled: 1 }, ...this.database.forUpdate });
      const limit = webhook ? roomFor(webhook) : 0;
      if (!webhook || limit <= 0) return null;
      const now = this.clock.now();
      const due = await this.due(webhookId, now)
        .orderBy('d.availableAt')
        .addOrderBy('d.position')
        .addOrderBy('d.id')
        .limit(limit)
        .getMany();
      const ids = due.map(({ id }) => id);
      if (ids.length === 0) return null;
      const leaseOwner = this.random.id(OWNER_LENGTH);
      const lease = { leaseOwner, availableAt: new Date(now.getTime() + LEASE_MS), attempts: () => 'attempts + 1' };
      await this.deliveries.update({ id: In(ids) }, lease);
      return { webhook, deliveries: await this.deliveries.findBy({ id: In(ids) }) };
    });
  }

  /** True while nobody has overtaken the sender of a delivery: only then may it say what became of it. Inside a unit. */
  async settle({ id, leaseOwner }: WebhookDelivery, changes: Partial<WebhookDelivery>): Promise<boolean> {
    if (leaseOwner === null) return false;
    const { affected } = await this.deliveries.update({ id, leaseOwner }, { ...changes, leaseOwner: null });
    return affected === 1;
  }

  private due(webhookId: string, now: Date): SelectQueryBuilder<WebhookDelivery> {
    return this.deliveries
      .createQueryBuilder('d')
      .select('d.id')
      .where('d.webhookId = :webhookId AND d.availableAt <= :now', { webhookId, now: now.getTime() })
      .andWhere(FIRST_OF_ITS_OBJECT);
  }

  private get deliveries() {
    return this.database.repository(WebhookDelivery);
  }
}
