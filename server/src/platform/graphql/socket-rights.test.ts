import { once } from 'node:events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { closeCode, sendFrame, type SocketServer, startSocketServer } from '../../testing/socket-server.js';
import { until } from '../../testing/until.js';
import { sessionEndedTopic } from '../live/topics.js';

describe('end of a right', () => {
  let house: SocketServer;

  afterEach(() => house.stop());

  it('S21 a socket ends with its token', async () => {
    house = await startSocketServer();

    expect(await closeCode(await house.signedIn('ann:150'))).toBe(4403);
  });

  it('S21 all sockets of an ended session close at once, those of others stay', async () => {
    house = await startSocketServer();
    const mine = [await house.signedIn('ann'), await house.signedIn('ann')];
    const other = await house.signedIn('bob');

    house.bus.publish(sessionEndedTopic('ann'));

    expect(await Promise.all(mine.map(closeCode))).toEqual([4403, 4403]);
    expect(other.readyState).toBe(other.OPEN);
  });

  it('S21 a session whose end nobody told is noticed when its token is read again', async () => {
    house = await startSocketServer({ limits: { recheckMs: 20 } });
    const mine = await house.signedIn('ann');
    const other = await house.signedIn('bob');

    house.revoked.add('ann');

    expect(await closeCode(mine)).toBe(4403);
    expect(other.readyState).toBe(other.OPEN);
  });

  it('S21 a session whose end nobody told gets no new subscription', async () => {
    house = await startSocketServer();
    const socket = await house.signedIn('ann');

    house.revoked.add('ann');
    sendFrame(socket, { type: 'subscribe', id: '1', payload: { query: 'subscription { ticks }' } });

    expect(await closeCode(socket)).toBe(4403);
    expect(house.bus.hasSubscribers('ticks')).toBe(false);
  });

  it('a closed socket leaves nothing behind', async () => {
    house = await startSocketServer();
    const socket = await house.signedIn('ann');
    const topic = sessionEndedTopic('ann');
    expect(house.bus.hasSubscribers(topic)).toBe(true);

    socket.close();
    await once(socket, 'close');
    await until(() => !house.bus.hasSubscribers(topic));
  });
});
