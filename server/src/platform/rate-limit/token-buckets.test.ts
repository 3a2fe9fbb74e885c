import { describe, expect, it } from '@jest/globals';
import { TestClock } from '../../testing/test-clock.js';
import { FallbackBuckets } from './fallback-buckets.js';
import { MemoryBuckets } from './memory-buckets.js';
import type { TokenBuckets } from './token-buckets.js';

const RULE = { burst: 10, perSecond: 2 };

describe('token buckets', () => {
  it('give out the burst at once, then what comes back', async () => {
    const buckets = new MemoryBuckets();
    const take = (amount: number, now: number) => buckets.take('a', RULE, amount, now);

    expect(await take(10, 0)).toEqual({ allowed: true, left: 0 });
    expect(await take(1, 0)).toEqual({ allowed: false, left: 0 });
    expect(await take(1, 499)).toMatchObject({ allowed: false });
    expect(await take(1, 500)).toEqual({ allowed: true, left: 0 });
    expect(await take(1, 100_000)).toEqual({ allowed: true, left: 9 });
  });

  it('take all or nothing, and know each key by itself', async () => {
    const buckets = new MemoryBuckets();

    expect(await buckets.take('a', RULE, 11, 0)).toEqual({ allowed: false, left: 10 });
    expect(await buckets.take('a', RULE, 10, 0)).toMatchObject({ allowed: true });
    expect(await buckets.take('b', RULE, 10, 0)).toMatchObject({ allowed: true });
  });

  it('are corrected within their bounds', async () => {
    const buckets = new MemoryBuckets();
    await buckets.take('a', RULE, 5, 0);

    expect(await buckets.settle('a', RULE, -3, 0)).toEqual({ allowed: true, left: 8 });
    expect(await buckets.settle('a', RULE, -9, 0)).toEqual({ allowed: true, left: 10 });
    expect(await buckets.settle('a', RULE, 100, 0)).toEqual({ allowed: true, left: 0 });
  });

  it('F9 go on in memory while the shared ones fail, and come back to them', async () => {
    const clock = new TestClock();
    let away = false;
    let asked = 0;
    const shared = new MemoryBuckets();
    const failing: TokenBuckets = {
      take: (...input) => {
        asked += 1;
        return away ? Promise.reject(new Error('away')) : shared.take(...input);
      },
      settle: (...input) => shared.settle(...input),
    };
    const buckets = new FallbackBuckets(failing, new MemoryBuckets(), clock);
    const take = (amount: number) => buckets.take('a', RULE, amount, 0);
    await take(10);

    away = true;
    expect(await take(4)).toEqual({ allowed: true, left: 6 });
    expect(await take(6)).toEqual({ allowed: true, left: 0 });
    expect(asked).toBe(2);
    away = false;
    clock.advance(5000);

    expect(await take(1)).toEqual({ allowed: false, left: 0 });
    expect(asked).toBe(3);
  });
});
