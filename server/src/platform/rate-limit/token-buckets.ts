import type { RateRule } from './rate-rules.js';

/** Result of an attempt to take tokens from a bucket. */
export interface Taken {
  readonly allowed: boolean;
  /** Tokens left in the bucket. */
  readonly left: number;
}

/** Buckets that fill up again with time, by key. */
export interface TokenBuckets {
  /** Takes `amount` tokens, all or nothing. `now` is in milliseconds. */
  take(key: string, rule: RateRule, amount: number, now: number): Promise<Taken>;
  /** Corrects an earlier charge: takes more, down to zero, or refunds (`amount` below 0), up to the burst. It is always allowed. */
  settle(key: string, rule: RateRule, amount: number, now: number): Promise<Taken>;
}
