import { once } from 'node:events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { closeCode, sendFrame, type SocketServer, startSocketServer } from '../../testing/socket-server.js';
import { until } from '../../testing/until.js';
import { sessionEndedTopic } from '../live/topics.js';

describe('end of a right', () => {
  let house: SocketServer;

  afterEach(() => house.stop());

  /** A socket that is signed in, with all that it is told from the first message on. */
  const listening = async (token: string) => {
    const socket = house.socket();
    const told: { type: string; payload?: Record<string, unknown> }[] = [];
    socket.on('message', (data) => told.push(JSON.parse(String(data))));
    const closed = closeCode(socket);
    await once(socket, 'open');
    sendFrame(socket, { type: 'connection_init', payload: { token } });
    await until(() => told.length > 0);
    return { socket, told, closed };
  };

  it('S21 a socket ends with its token', async () => {
    house = await startSocketServer();

    expect(await closeCode(await house.signedIn('ann:150'))).toBe(4403);
  });

  it('S21 whoever hands in a new token in time keeps the socket and its subscriptions', async () => {
    house = await startSocketServer();
    const { socket, told } = await listening('ann:1000');
    const witness = await listening('ann:1000');
    sendFrame(socket, { type: 'subscribe', id: '1', payload: { query: 'subscription { ticks }' } });
    await until(() => told.some(({ type }) => type === 'ping') && house.bus.hasSubscribers('ticks'));

    expect(told[1]?.payload).toEqual({ wence: 'tokenExpires', at: expect.stringMatching(/Z$/) });
    sendFrame(socket, { type: 'pong', payload: { token: 'Bearer ann:600000' } });
    expect(await witness.closed).toBe(4403);
    house.bus.publish('ticks', 7);

    await until(() => told.some(({ type }) => type === 'next'));
    expect(socket.readyState).toBe(socket.OPEN);
  });

  it.each([
    ['none', undefined],
    ['what it was asked with', { wence: 'tokenExpires' }],
    ['a token that is not good', { token: 'forged' }],
    ["somebody else's token", { token: 'bob' }],
    ['the token that ends', { token: 'ann:200' }],
  ])('S21 a socket that answers with %s ends with its token', async (_what, payload) => {
    house = await startSocketServer();
    const { socket, told, closed } = await listening('ann:200');
    await until(() => told.length > 1);

    sendFrame(socket, { type: 'pong', payload });

    expect(await closed).toBe(4403);
  });

  it('S21 a socket with a new token ends with the session of that token', async () => {
    house = await startSocketServer();
    const socket = await house.signedIn('ann:600000');
    sendFrame(socket, { type: 'pong', payload: { authorization: 'Bearer ann:500000' } });
    await until(() => house.bus.hasSubscribers(sessionEndedTopic('ann:500000')));

    expect(house.bus.hasSubscribers(sessionEndedTopic('ann:600000'))).toBe(false);
    house.bus.publish(sessionEndedTopic('ann:500000'));

    expect(await closeCode(socket)).toBe(4403);
  });

  it('a token that is good for a year does not end at once', async () => {
    house = await startSocketServer({ limits: { recheckMs: 5 } });
    const { socket, told } = await listening(`ann:${365 * 24 * 3600 * 1000}`);

    for (const count of [2, 3]) {
      sendFrame(socket, { type: 'ping' });
      await until(() => told.length === count);
    }

    expect(told.map(({ type }) => type)).toEqual(['connection_ack', 'pong', 'pong']);
    expect(socket.readyState).toBe(socket.OPEN);
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
