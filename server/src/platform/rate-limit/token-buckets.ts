import type { RateRule } from './rate-rules.js';

/** What became of an attempt to take from a bucket. */
export interface Taken {
  readonly allowed: boolean;
  /** What is left in it. */
  readonly left: number;
}

/** Buckets that fill up again with time, by key. */
export interface TokenBuckets {
  /** Takes `amount`, all or nothing. `now` in milliseconds. */
  take(key: string, rule: RateRule, amount: number, now: number): Promise<Taken>;
  /** Corrects what was taken: takes more, down to nothing, or gives back (`amount` below 0), up to the burst. Always allowed. */
  settle(key: string, rule: RateRule, amount: number, now: number): Promise<Taken>;
}
