import { IsNull, Not } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Random } from '../../platform/outside/random.js';
import type { DeliveryClaims } from './delivery-claims.js';
import { GONE, pauseMs, wishOf } from './retry.policy.js';
import type { Attempt } from './webhook-post.js';
import { Webhook } from './webhook.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';

interface OutcomeParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly claims: DeliveryClaims;
  readonly random: Random;
}

/** The columns of a delivery that tell of an attempt. */
export const attemptColumns = ({ at, answer, duration }: Attempt) => ({
  lastAt: at,
  lastStatus: answer?.status ?? null,
  lastAnswer: answer?.text ?? null,
  lastDuration: duration,
});

/** The columns of a webhook that tell of an attempt. */
export const lastColumns = ({ at, isAccepted, answer }: Attempt) => ({
  lastAt: at,
  lastState: isAccepted ? ('delivered' as const) : ('failed' as const),
  lastStatus: answer?.status ?? null,
  ...(isAccepted && { lastSuccessAt: at }),
});

/**
 * Writes what became of attempts. A delivery that is given up after three days in which nothing came through to its address, and an address that says
 * it is gone, switch the webhook off.
 */
export class WebhookOutcomes {
  constructor(private readonly parts: OutcomeParts) {}

  /** Returns the state in which it leaves the delivery; null if another sender has overtaken this one and the attempt counts for nothing. */
  record({ id: webhookId }: Webhook, delivery: WebhookDelivery, attempt: Attempt): Promise<WebhookDelivery['state'] | null> {
    const { database, unit, claims } = this.parts;
    return unit.run(async () => {
      const webhook = await database.repository(Webhook).findOne({ where: { id: webhookId }, ...database.forUpdate });
      if (!webhook) return null;
      const next = this.nextOf(delivery, attempt);
      if (!(await claims.settle(delivery, { ...next, ...attemptColumns(attempt) }))) return null;
      await database.repository(Webhook).update({ id: webhookId }, lastColumns(attempt));
      const isGone = attempt.answer?.status === GONE;
      const isHopeless = next.state === 'dead' && (webhook.lastSuccessAt === null || webhook.lastSuccessAt < delivery.createdAt);
      if (isGone || isHopeless) await this.switchOff(webhookId, isGone ? 'gone' : 'failing', attempt.at);
      return next.state;
    });
  }

  /** Switches a webhook off and gives up what it waits for, which can be sent again later. Inside a unit. */
  async switchOff(webhookId: string, offReason: Webhook['offReason'], now: Date): Promise<void> {
    const { database } = this.parts;
    await database.repository(Webhook).update({ id: webhookId }, { enabled: 0, offReason, updatedAt: now });
    await database
      .repository(WebhookDelivery)
      .update({ webhookId, availableAt: Not(IsNull()) }, { state: 'dead', availableAt: null, leaseOwner: null });
  }

  private nextOf({ attempts }: WebhookDelivery, { at, isAccepted, answer }: Attempt): Pick<WebhookDelivery, 'state' | 'availableAt'> {
    if (isAccepted) return { state: 'delivered', availableAt: null };
    const pause = answer?.status === GONE ? null : pauseMs(attempts, answer && wishOf(answer, at), this.parts.random);
    return pause === null ? { state: 'dead', availableAt: null } : { state: 'failed', availableAt: new Date(at.getTime() + pause) };
  }
}
