import { BoundedMap } from '../memory/bounded-map.js';
import type { RateRule } from './rate-rules.js';
import type { Taken, TokenBuckets } from './token-buckets.js';

/** Number of buckets kept. An evicted key starts with a full one, so that memory does not grow with an attacker's addresses. */
const KEPT = 100_000;

/** The buckets of one process. */
export class MemoryBuckets implements TokenBuckets {
  private readonly buckets = new BoundedMap<string, { left: number; at: number }>(KEPT);

  take(key: string, rule: RateRule, amount: number, now: number): Promise<Taken> {
    const left = this.filled(key, rule, now);
    return Promise.resolve(amount <= left ? this.keep(key, left - amount, now) : { allowed: false, left });
  }

  settle(key: string, rule: RateRule, amount: number, now: number): Promise<Taken> {
    const left = this.filled(key, rule, now) - amount;
    return Promise.resolve(this.keep(key, Math.min(rule.burst, Math.max(0, left)), now));
  }

  private filled(key: string, { burst, perSecond }: RateRule, now: number): number {
    const bucket = this.buckets.get(key);
    if (!bucket) return burst;
    return Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) * perSecond) / 1000);
  }

  private keep(key: string, left: number, at: number): Taken {
    this.buckets.set(key, { left, at });
    return { allowed: true, left };
  }
}
