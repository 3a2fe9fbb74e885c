import { describe, expect, it } from '@jest/globals';
import { LiveBus } from './live-bus.js';

const next = async <T>(queue: AsyncIterableIterator<T>) => (await queue.next()).value as T;

describe('live bus', () => {
  it('brings an event to every subscriber of its topic and to nobody else', async () => {
    const bus = new LiveBus();
    const first = bus.subscribe<number>('a');
    const second = bus.subscribe<number>('a');
    const other = bus.subscribe<string>('b');

    bus.publish('a', 1);
    bus.publish('b', 'for b');

    expect([await next(first), await next(second), await next(other)]).toEqual([1, 1, 'for b']);
  });

  it('survives a burst: a reader that lags loses the oldest events and still gets the newest', async () => {
    const bus = new LiveBus();
    const slow = bus.subscribe<number>('a');

    for (let i = 1; i <= 1_100; i++) bus.publish('a', i);

    const received = [];
    for (let i = 0; i < 64; i++) received.push(await next(slow));
    expect(received[0]).toBe(1_037);
    expect(received.at(-1)).toBe(1_100);
  });

  it('never shows one subscriber what waits for another', async () => {
    const bus = new LiveBus();
    const stalled = bus.subscribe<string>('tenant-a');
    const reading = bus.subscribe<string>('tenant-b');

    for (let i = 0; i < 200; i++) bus.publish('tenant-a', 'secret of a');
    bus.publish('tenant-b', 'for b');

    expect(await next(reading)).toBe('for b');
    await stalled.return?.();
  });

  it('forgets a subscriber that left, and ends the read it was waiting on', async () => {
    const bus = new LiveBus();
    const queue = bus.subscribe<number>('a');
    const waiting = queue.next();

    await queue.return?.();
    bus.publish('a', 1);

    expect((await waiting).done).toBe(true);
    expect((await queue.next()).done).toBe(true);
    expect(bus.hasSubscribers('a')).toBe(false);
  });
});
