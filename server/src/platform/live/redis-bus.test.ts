import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type ShakyLink, startShakyLink } from '../../testing/shaky-link.js';
import { describeWithRedis, TEST_REDIS_URL } from '../../testing/test-redis.js';
import { until } from '../../testing/until.js';
import { createLogger } from '../logging/logger.js';
import { connectRedis } from '../redis/redis.js';
import { createBus } from './create-bus.js';
import type { LiveBus } from './live-bus.js';

const next = async <T>(queue: AsyncIterableIterator<T>) => (await queue.next()).value as T;

describeWithRedis('live bus of several servers', () => {
  const url = new URL(TEST_REDIS_URL ?? 'redis://127.0.0.1');
  let secret: string;
  /** Unique to each test, because other tests use the same Redis. */
  let topic: string;
  let link: ShakyLink;
  let stops: (() => Promise<void>)[];
  /** One server reaches Redis by the shaky link, the other does not. */
  let shaky: LiveBus;
  let steady: LiveBus;

  const server = async (address: string, installation = secret): Promise<LiveBus> => {
    const redis = connectRedis(address, createLogger('silent'));
    const bus = createBus(redis, installation);
    stops.push(async () => {
      await bus.stop();
      redis.disconnect();
    });
    await until(() => redis.status === 'ready');
    return bus;
  };
  const listen = async (bus: LiveBus, refresh?: () => unknown) => {
    const queue = bus.subscribe<number | string>(topic, { refresh });
    await until(async () => (await listeners()) > 0);
    await bus.settled(topic);
    return queue;
  };
  /** Servers that Redis will tell of the topic's events, whatever the installation is called. */
  const listeners = async (): Promise<number> => {
    const channels = (await admin.pubsub('CHANNELS', `wence:*:${topic}`)) as string[];
    const counts = (await admin.pubsub('NUMSUB', ...channels)) as (string | number)[];
    return counts.filter((count) => typeof count === 'number').reduce((sum, count) => sum + count, 0);
  };
  let admin: Redis;

  beforeEach(async () => {
    secret = randomUUID();
    topic = randomUUID();
    stops = [];
    link = await startShakyLink(url.hostname, Number(url.port || 6379));
    admin = new Redis(url.href);
    shaky = await server(`redis://127.0.0.1:${link.port}`);
    steady = await server(url.href);
  });
  afterEach(async () => {
    for (const stop of stops) await stop();
    admin.disconnect();
    await link.stop();
  });

  it('brings an event to the subscribers of every server, once', async () => {
    const [here, there] = [await listen(shaky), await listen(steady)];

    shaky.publish(topic, 1);
    shaky.publish(topic, 2);

    expect([await next(here), await next(here)]).toEqual([1, 2]);
    expect([await next(there), await next(there)]).toEqual([1, 2]);
    steady.publish(topic, 3);
    expect([await next(here), await next(there)]).toEqual([3, 3]);
  });

  it('is not heard by servers of another installation', async () => {
    const others = await server(url.href, randomUUID());
    const foreign = others.subscribe<number>(topic);
    await others.settled(topic);
    const ours = await listen(steady);

    shaky.publish(topic, 1);
    expect(await next(ours)).toBe(1);
    others.publish(topic, 2);

    expect(await next(foreign)).toBe(2);
  });

  it('asks Redis only for topics somebody listens to', async () => {
    const queue = await listen(steady);
    expect(await listeners()).toBe(1);

    await queue.return?.();

    await until(async () => (await listeners()) === 0);
    const again = await listen(steady);
    shaky.publish(topic, 1);
    expect(await next(again)).toBe(1);
  });

  it('gathers a burst on several servers into few events, the last of which arrives', async () => {
    const there = await listen(steady);
    const seen: (number | string)[] = [];

    for (let i = 1; i <= 1_100; i++) {
      shaky.publishPaced(topic, i);
      steady.publishPaced(topic, `own ${i}`);
    }
    while (!seen.includes(1_100) || !seen.includes('own 1')) seen.push(await next(there));

    expect(seen.length).toBeLessThan(10);
  });

  it('sends the last event of a burst before it stops', async () => {
    const there = await listen(steady);
    shaky.publishPaced(topic, 1);
    shaky.publishPaced(topic, 2);

    await stops.shift()?.();

    expect(await next(there)).toBe(1);
    expect(await next(there)).toBe(2);
  });

  it('F9 goes on by itself while Redis is away, and has subscribers look for themselves when it is back', async () => {
    let refreshed = 0;
    const here = await listen(shaky, () => `look ${(refreshed += 1)}`);

    link.cut();
    shaky.publish(topic, 1);
    expect(await next(here)).toBe(1);
    steady.publish(topic, 'lost');
    link.mend();

    expect(await next(here)).toMatch(/^look/);
    steady.publish(topic, 2);
    expect(await next(here)).toBe(2);
  });

  it('F9 hears of topics that were opened while Redis was away', async () => {
    link.cut();
    const here = shaky.subscribe<number>(topic);
    await shaky.settled(topic);
    link.mend();
    await until(async () => (await listeners()) > 0);

    steady.publish(topic, 1);

    expect(await next(here)).toBe(1);
  });
});
