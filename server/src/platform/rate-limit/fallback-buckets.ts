import type { Clock } from '../outside/clock.js';
import type { RateRule } from './rate-rules.js';
import type { Taken, TokenBuckets } from './token-buckets.js';

/** Where the shared buckets failed they are left alone for so long: a Redis that answers late must not make every request late. */
const REST_MS = 5000;

/** The shared buckets while they answer; those of this process while they do not. Requests are never refused because the counting failed. */
export class FallbackBuckets implements TokenBuckets {
  private awayUntil = 0;

  constructor(
    private readonly shared: TokenBuckets,
    private readonly own: TokenBuckets,
    private readonly clock: Clock,
  ) {}

  take(key: string, rule: RateRule, amount: number, now: number): Promise<Taken> {
    return this.with((buckets) => buckets.take(key, rule, amount, now));
  }

  settle(key: string, rule: RateRule, amount: number, now: number): Promise<Taken> {
    return this.with((buckets) => buckets.settle(key, rule, amount, now));
  }

  private async with(work: (buckets: TokenBuckets) => Promise<Taken>): Promise<Taken> {
    if (this.clock.now().getTime() < this.awayUntil) return work(this.own);
    try {
      return await work(this.shared);
    } catch {
      // Its going and coming is logged where the connection is.
      this.awayUntil = this.clock.now().getTime() + REST_MS;
      return work(this.own);
    }
  }
}
