import { NotFetched, type OutsideFetcher, type PostAnswer } from '../../platform/outside/fetching/outside-fetcher.js';
import type { Clock } from '../../platform/outside/clock.js';
import { isAccepted } from './retry.policy.js';
import type { Webhook } from './webhook.entity.js';
import type { WebhookSecrets } from './webhook-secret.js';

/** Bytes of an answer that are kept. */
const KEPT_BYTES = 2048;

/** The outcome of one attempt. */
export interface Attempt {
  readonly at: Date;
  readonly isAccepted: boolean;
  /** Null: no answer came in time, or none at all. */
  readonly answer: PostAnswer | null;
  /** Milliseconds. */
  readonly duration: number;
}

/** Sends one message to the address of a webhook, signed. A redirect is an answer like any other that is not 2xx. */
export class WebhookPost {
  constructor(
    private readonly fetcher: OutsideFetcher,
    private readonly secrets: WebhookSecrets,
    private readonly clock: Clock,
  ) {}

  async send(webhook: Webhook, message: { readonly id: string; readonly body: string }, signal: AbortSignal): Promise<Attempt> {
    const at = this.clock.now();
    const begun = performance.now();
    const headers = { 'Content-Type': 'application/json', Accept: '*/*', ...this.secrets.headersOf(webhook, message, at) };
    const request = { headers, body: Buffer.from(message.body) };
    const answer = await this.fetcher.post(webhook.url, request, { bytes: KEPT_BYTES, signal }).catch((error: unknown) => {
      if (error instanceof NotFetched) return null;
      throw error;
    });
    const duration = Math.round(performance.now() - begun);
    return { at, isAccepted: answer !== null && isAccepted(answer.status), answer, duration };
  }
}
