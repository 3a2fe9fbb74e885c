import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { describeWithRedis, TEST_REDIS_URL } from '../../testing/test-redis.js';
import { RedisBuckets } from './redis-buckets.js';

const RULE = { burst: 10, perSecond: 2 };

describeWithRedis('token buckets in Redis', () => {
  let connections: Redis[];

  beforeAll(() => {
    connections = [new Redis(TEST_REDIS_URL ?? ''), new Redis(TEST_REDIS_URL ?? '')];
  });
  afterAll(async () => {
    await Promise.all(connections.map((redis) => redis.quit()));
  });

  const servers = () => connections.map((redis) => new RedisBuckets(redis));

  it('are one for all servers: never more than the burst, however many take at once', async () => {
    const key = randomUUID();
    const takes = servers().flatMap((buckets) => Array.from({ length: 25 }, () => buckets.take(key, RULE, 1, 0)));

    const taken = await Promise.all(takes);

    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(10);
  });

  it('fill up with time, are corrected within their bounds, and go when they are full', async () => {
    const key = randomUUID();
    const [buckets] = servers();

    expect(await buckets?.take(key, RULE, 10, 1000)).toEqual({ allowed: true, left: 0 });
    expect(await buckets?.take(key, RULE, 1, 1499)).toMatchObject({ allowed: false });
    expect(await buckets?.take(key, RULE, 1, 1750)).toEqual({ allowed: true, left: 0.5 });
    expect(await buckets?.settle(key, RULE, -100, 1750)).toEqual({ allowed: true, left: 10 });
    expect(await buckets?.settle(key, RULE, 100, 1750)).toEqual({ allowed: true, left: 0 });
    const left = await connections[0]?.pttl(`wence:rate:${key}`);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(6000);
  });

  it('do not fill twice when the clocks of two servers differ', async () => {
    const key = randomUUID();
    const [ahead, behind] = servers();
    await ahead?.take(key, RULE, 10, 10_000);

    await behind?.take(key, RULE, 1, 5000);

    expect(await ahead?.take(key, RULE, 1, 10_000)).toMatchObject({ allowed: false });
  });
});
