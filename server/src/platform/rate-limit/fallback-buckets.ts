import type { Clock } from '../outside/clock.js';
import type { RateRule } from './rate-rules.js';
import type { Taken, TokenBuckets } from './token-buckets.js';

/** Time for which the shared buckets are not used after a failure: a slow Redis must not make every request slow. */
const REST_MS = 5000;

/** Uses the shared buckets while they answer, else those of this process. Requests are never refused because counting failed. */
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
      // The connection itself logs when it is lost and restored.
      this.awayUntil = this.clock.now().getTime() + REST_MS;
      return work(this.own);
    }
  }
}
