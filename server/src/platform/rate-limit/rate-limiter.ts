import { AppError } from '../errors/app-error.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Clock } from '../outside/clock.js';
import type { RateRules, RuleName } from './rate-rules.js';
import type { TokenBuckets } from './token-buckets.js';

/** State of a caller's bucket for one rule, after the attempt just made. */
export interface Standing {
  readonly rule: RuleName;
  readonly allowed: boolean;
  readonly burst: number;
  readonly perSecond: number;
  /** Whole tokens left. */
  readonly left: number;
  /** Seconds until the refused amount is there; 0 when it was allowed. */
  readonly retryAfterSeconds: number;
}

export interface RateLimiterParts {
  /** Null if nothing is limited. */
  readonly rules: RateRules | null;
  readonly buckets: TokenBuckets;
  readonly clock: Clock;
  readonly metrics: Metrics;
}

/** Counts requests by rule and by who sends them. Both doors share it. */
export class RateLimiter {
  constructor(private readonly parts: RateLimiterParts) {}

  /** Takes `amount` of what `who` has under a rule. Null: there are no limits here. Refusals are counted in `rate_limited_total`. */
  async take(rule: RuleName, who: string, amount = 1): Promise<Standing | null> {
    const { rules, buckets, clock, metrics } = this.parts;
    if (!rules) return null;
    const { burst, perSecond } = rules[rule];
    const { allowed, left } = await buckets.take(`${rule}:${who}`, rules[rule], amount, clock.now().getTime());
    if (!allowed) metrics.rateLimited.inc({ rule });
    const retryAfterSeconds = allowed ? 0 : Math.max(1, Math.ceil((amount - left) / perSecond));
    return { rule, allowed, burst, perSecond, left: Math.floor(left), retryAfterSeconds };
  }

  /** Corrects what `take` took once the true amount is known: more (above 0) or less. */
  async settle(rule: RuleName, who: string, difference: number): Promise<Standing | null> {
    const { rules, buckets, clock } = this.parts;
    if (!rules) return null;
    const { burst, perSecond } = rules[rule];
    const { left } = await buckets.settle(`${rule}:${who}`, rules[rule], difference, clock.now().getTime());
    return { rule, allowed: true, burst, perSecond, left: Math.floor(left), retryAfterSeconds: 0 };
  }
}

/** A0501 with the time to wait, where the standing is a refusal. */
export function assertAllowed(standing: Standing | null): void {
  if (!standing || standing.allowed) return;
  const { retryAfterSeconds } = standing;
  throw new AppError('A0501', { retryAfterSeconds, data: { retryAfterSeconds } });
}
