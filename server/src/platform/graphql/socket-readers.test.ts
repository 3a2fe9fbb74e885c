import { once } from 'node:events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { frameOf, type SocketServer, startSocketServer } from '../../testing/socket-server.js';
import { until } from '../../testing/until.js';
import type { SocketLimits } from './socket-limits.js';

const TEXT = 'x'.repeat(256 * 1024);

describe('readers that stop', () => {
  let house: SocketServer;

  const open = async (limits: Partial<SocketLimits>) => {
    house = await startSocketServer({ limits });
  };
  afterEach(() => house.stop());

  const tooSlow = async () => (await house.metrics.socketsTooSlow.get()).values[0]?.value ?? 0;
  const sockets = async () => (await house.metrics.sockets.get()).values[0]?.value ?? 0;

  /** Signs in, subscribes so many times, and never reads again. */
  const stall = async (user: string, subscriptions: number) => {
    const connection = house.plain();
    await once(connection, 'data');
    connection.write(frameOf({ type: 'connection_init', payload: { token: user } }));
    await once(connection, 'data');
    connection.pause();
    for (let id = 1; id <= subscriptions; id++)
      connection.write(frameOf({ type: 'subscribe', id: String(id), payload: { query: 'subscription { texts }' } }));
    await until(() => house.bus.hasSubscribers(`texts:${user}`));
    return connection;
  };

  it('S22 are cut when too much waits for them', async () => {
    await open({ lookMs: 10 });
    await stall('ann', 20);

    while ((await tooSlow()) === 0) {
      house.bus.publish('texts:ann', TEXT);
      await new Promise((resolve) => setImmediate(resolve));
    }

    await until(() => !house.bus.hasSubscribers('texts:ann'));
    expect(await sockets()).toBe(0);
  });

  it('S22 are cut when what waits does not drain, however little it is', async () => {
    await open({ heartbeatMs: 50 });
    await stall('ann', 1);
    house.bus.publish('texts:ann', 'a word');

    await until(() => !house.bus.hasSubscribers('texts:ann'));

    expect(await tooSlow()).toBe(1);
  });

  it('S22 keep nobody else waiting, and what waits for them reaches nobody else', async () => {
    await open({ heartbeatMs: 1_000_000, lookMs: 1_000_000 });
    await stall('ann', 1);
    const received: string[] = [];
    const bob = house.client('bob').iterate<{ texts: string }>({ query: 'subscription { texts }' });
    const reading = (async () => {
      for await (const { data } of bob) {
        received.push(data?.texts ?? '');
        if (received.at(-1) === 'last') return;
      }
    })();
    await until(() => house.bus.hasSubscribers('texts:bob'));

    for (let round = 0; round < 100; round++) {
      house.bus.publish('texts:ann', `${TEXT} secret of ann`);
      house.bus.publish('texts:bob', `round ${round}`);
      if (round % 10 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    house.bus.publish('texts:bob', 'last');
    await reading;

    expect(received.filter((text) => text.includes('secret'))).toEqual([]);
    expect(received.at(-2)).toBe('round 99');
  });

  it('S22 a burst of 1,100 events in one tick reaches a reader up to the last, and the stalled ones do not end the process', async () => {
    await open({});
    await stall('ann', 20);
    const texts = house.client('ann').iterate<{ texts: string }>({ query: 'subscription { texts }' });
    let last = '';
    const reading = (async () => {
      for await (const { data } of texts) {
        last = data?.texts ?? '';
        if (last === '1100') return;
      }
    })();
    await until(() => {
      house.bus.publish('texts:ann', 'are you there?');
      return last !== '';
    });

    for (let i = 1; i <= 1_100; i++) house.bus.publish('texts:ann', String(i));

    await reading;
    expect(last).toBe('1100');
  });

  it('count while they are open', async () => {
    await open({});
    const socket = await house.signedIn('ann');
    expect(await sockets()).toBe(1);

    socket.close();

    await until(async () => (await sockets()) === 0);
  });
});

describe('a server that stops', () => {
  it('tells its sockets, and cuts those that do not read', async () => {
    const house = await startSocketServer({ limits: { closeMs: 50 } });
    const socket = await house.signedIn('ann');
    const deaf = house.plain();
    await once(deaf, 'data');
    deaf.pause();

    const [[code, reason]] = await Promise.all([once(socket, 'close'), house.stop()]);

    expect([code, String(reason)]).toEqual([1001, 'server is stopping']);
  });
});
