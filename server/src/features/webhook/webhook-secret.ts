import { createHmac } from 'node:crypto';
import { keyedHash } from '../../platform/auth/purpose-key.js';
import type { Random } from '../../platform/outside/random.js';
import type { Webhook } from './webhook.entity.js';

/** Every secret begins with it (Standard Webhooks). */
const MARK = 'whsec_';
const SEED_LETTERS = 27;
/** For how long a former secret signs beside the new one. */
export const BOTH_SIGN_MS = 24 * 60 * 60 * 1000;

export const makeSeed = (random: Random): string => random.id(SEED_LETTERS);

/**
 * The secrets by which webhooks are signed. The server needs them again for each delivery, yet who reads the database, or a copy of it, must not be
 * able to sign. So a row has random letters, from which the secret follows by a key of the server that no database holds.
 */
export class WebhookSecrets {
  constructor(private readonly key: Uint8Array) {}

  /** `whsec_` and 32 bytes in base64, as receivers are given it. */
  secretOf(seed: string): string {
    return `${MARK}${this.bytesOf(seed).toString('base64')}`;
  }

  /**
   * The three headers by which a receiver knows who sent a body, and when (Standard Webhooks): the signature is HMAC-SHA256 over id, seconds since 1970
   * and body. While a former secret is good, there are two, the newer one first.
   */
  headersOf({ seed, formerSeed, formerUntil }: Webhook, message: { readonly id: string; readonly body: string }, now: Date) {
    const seconds = String(Math.floor(now.getTime() / 1000));
    const seeds = formerSeed !== null && formerUntil !== null && formerUntil > now ? [seed, formerSeed] : [seed];
    const signed = `${message.id}.${seconds}.${message.body}`;
    const signatures = seeds.map((each) => `v1,${createHmac('sha256', this.bytesOf(each)).update(signed).digest('base64')}`);
    return { 'webhook-id': message.id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') };
  }

  private bytesOf(seed: string): Buffer {
    return keyedHash(this.key, [seed]);
  }
}
