import type { Redis } from 'ioredis';
import type { Metrics } from '../metrics/metrics.js';
import type { Clock } from '../outside/clock.js';
import { FallbackBuckets } from './fallback-buckets.js';
import { MemoryBuckets } from './memory-buckets.js';
import { RateLimiter } from './rate-limiter.js';
import type { RateRules } from './rate-rules.js';
import { RedisBuckets } from './redis-buckets.js';

/** The limiter of a server: counting with the others where there is a Redis, by itself where there is none or while it is away. */
export function createRateLimiter(rules: RateRules | null, redis: Redis | null, { clock, metrics }: { clock: Clock; metrics: Metrics }) {
  const own = new MemoryBuckets();
  const buckets = redis ? new FallbackBuckets(new RedisBuckets(redis), own, clock) : own;
  return new RateLimiter({ rules, buckets, clock, metrics });
}
