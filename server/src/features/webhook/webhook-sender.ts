import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../../platform/logging/logger.js';
import type { Metrics } from '../../platform/metrics/metrics.js';
import type { DeliveryClaims } from './delivery-claims.js';
import type { Webhook } from './webhook.entity.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';
import type { WebhookOutcomes } from './webhook-outcome.js';
import type { WebhookPost } from './webhook-post.js';

/** Deliveries that are under way at once, in all and to one webhook; to one that failed last it is one, so that receivers that hang take few places. */
const AT_ONCE = 64;
const TO_ONE = 4;
const ATTEMPT_MS = 15_000;
const PAUSE_MS = 1000;

interface SenderParts {
  readonly claims: DeliveryClaims;
  readonly post: WebhookPost;
  readonly outcomes: WebhookOutcomes;
  readonly metrics: Metrics;
  readonly logger: Logger;
  /** Milliseconds that a receiver has for its answer, unless the usual ones. */
  readonly attemptMs?: number;
}

/** Sends what is due, on every server. A receiver that is slow holds up nobody but itself. */
export class WebhookSender {
  /** Deliveries under way, by webhook. */
  private readonly underWay = new Map<string, number>();
  private readonly running = new Set<Promise<void>>();
  /** Ends attempts when the server stops; the lease of each runs out, and another sender takes it. */
  private readonly stop = new AbortController();

  constructor(private readonly parts: SenderParts) {}

  /** Begins to send as much of what is due as there is room for; how many deliveries that were. */
  async begin(): Promise<number> {
    let begun = 0;
    for (const webhookId of await this.parts.claims.dueWebhooks()) {
      if (this.stop.signal.aborted) break;
      begun += await this.beginFor(webhookId);
    }
    return begun;
  }

  /** Sends until nothing is due any more. */
  async settle(): Promise<void> {
    while ((await this.begin()) > 0 || this.running.size > 0) await Promise.all(this.running);
  }

  /** Looks every second, and again as soon as something has been sent, until the returned function is called. */
  keepSending(): () => Promise<void> {
    const looking = this.look();
    return async () => {
      this.stop.abort();
      await Promise.all([looking, ...this.running]);
    };
  }

  private async look(): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      await this.begin().catch((error: unknown) => this.parts.logger.warn({ err: error }, 'webhooks rest'));
      const rest = pause(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {});
      await Promise.race([rest, ...this.running]);
    }
  }

  private async beginFor(webhookId: string): Promise<number> {
    if (this.roomFor(webhookId, TO_ONE) <= 0) return 0;
    const claimed = await this.parts.claims.claim(webhookId, ({ lastState }) =>
      this.roomFor(webhookId, lastState === 'failed' ? 1 : TO_ONE),
    );
    if (!claimed) return 0;
    for (const delivery of claimed.deliveries) this.start(claimed.webhook, delivery);
    return claimed.deliveries.length;
  }

  private roomFor(webhookId: string, most: number): number {
    return Math.min(AT_ONCE - this.running.size, most - (this.underWay.get(webhookId) ?? 0));
  }

  private start(webhook: Webhook, delivery: WebhookDelivery): void {
    this.underWay.set(webhook.id, (this.underWay.get(webhook.id) ?? 0) + 1);
    const sending = this.send(webhook, delivery)
      .catch((error: unknown) =>
        this.parts.logger.warn({ err: error, deliveryId: delivery.id }, 'the outcome of a delivery was not written'),
      )
      .finally(() => {
        this.running.delete(sending);
        const left = (this.underWay.get(webhook.id) ?? 1) - 1;
        if (left > 0) this.underWay.set(webhook.id, left);
        else this.underWay.delete(webhook.id);
      });
    this.running.add(sending);
  }

  private async send(webhook: Webhook, delivery: WebhookDelivery): Promise<void> {
    const { post, outcomes, metrics, attemptMs = ATTEMPT_MS } = this.parts;
    const signal = AbortSignal.any([this.stop.signal, AbortSignal.timeout(attemptMs)]);
    const attempt = await post.send(webhook, { id: delivery.eventId, body: delivery.body }, signal);
    // A server that stops has not heard the receiver out: whoever takes the delivery next tries again.
    if (this.stop.signal.aborted && !attempt.answer) return;
    const state = await outcomes.record(webhook, delivery, attempt);
    if (state) metrics.webhookDeliveries.inc({ outcome: state });
    metrics.webhookDuration.observe(attempt.duration / 1000);
  }
}
