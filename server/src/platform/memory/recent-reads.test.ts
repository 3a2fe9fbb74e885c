import { describe, expect, it } from '@jest/globals';
import { TestClock } from '../../testing/test-clock.js';
import { RecentReads } from './recent-reads.js';

describe('recent reads', () => {
  const clock = new TestClock();
  const counting = (capacity = 10) => {
    const reads = new RecentReads<number>(capacity, 1000, clock);
    let count = 0;
    return { get: (key: string) => reads.get(key, async () => ++count) };
  };

  it('are shared by all who ask at once, and by whoever asks soon after', async () => {
    const { get } = counting();

    expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual([1, 1, 1]);
    clock.advance(999);
    expect(await get('a')).toBe(1);
    clock.advance(1);
    expect(await get('a')).toBe(2);
  });

  it('know one key from another, and no more keys than they may', async () => {
    const { get } = counting(1);

    expect([await get('a'), await get('b'), await get('b'), await get('a')]).toEqual([1, 2, 2, 3]);
  });

  it('that fail are tried again by the next who asks', async () => {
    const reads = new RecentReads<number>(10, 1000, clock);
    const failing = () => Promise.reject(new Error('no'));

    await expect(reads.get('a', failing)).rejects.toThrow('no');
    expect(await reads.get('a', async () => 1)).toBe(1);
  });
});
