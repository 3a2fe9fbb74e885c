import { once } from 'node:events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { closeCode, sendFrame, type SocketServer, startSocketServer } from '../../testing/socket-server.js';
import { until } from '../../testing/until.js';
import type { SocketLimits } from './socket-limits.js';

describe('limits of sockets', () => {
  let house: SocketServer;

  const open = async (limits: Partial<SocketLimits> = {}) => {
    house = await startSocketServer({ limits });
  };
  afterEach(() => house.stop());

  it('S21 whoever does not sign in is closed', async () => {
    await open({ initMs: 20 });

    expect(await closeCode(house.socket())).toBe(4408);
  });

  it('S21 whoever signs in twice is closed', async () => {
    await open();
    const socket = await house.signedIn('ann');

    sendFrame(socket, { type: 'connection_init', payload: { token: 'bob' } });

    expect(await closeCode(socket)).toBe(4429);
  });

  it('S21 a socket has 20 subscriptions; one more is refused alone, and the others go on', async () => {
    await open();
    const socket = await house.signedIn('ann');
    const told: { type: string; id: string; payload: unknown }[] = [];
    socket.on('message', (data) => told.push(JSON.parse(String(data))));

    for (let id = 1; id <= 21; id++) sendFrame(socket, { type: 'subscribe', id: String(id), payload: { query: 'subscription { ticks }' } });
    await until(() => told.length > 0);
    house.bus.publish('ticks', 7);
    await until(() => told.length > 20);

    const data = { limit: 'subscriptions', most: 20 };
    expect(told[0]).toMatchObject({ type: 'error', id: '21', payload: [{ extensions: { code: 'A0420', data } }] });
    expect(told.slice(1).map(({ type, id }) => `${type} ${id}`)).toEqual(Array.from({ length: 20 }, (_, at) => `next ${at + 1}`));
    socket.close();
    await until(() => !house.bus.hasSubscribers('ticks'));
  });

  it('a subscription that was left makes room', async () => {
    await open({ subscriptions: 1 });
    const socket = await house.signedIn('ann');

    for (const id of ['1', '2', '3']) {
      sendFrame(socket, { type: 'subscribe', id, payload: { query: 'subscription { ticks }' } });
      await until(() => house.bus.hasSubscribers('ticks'));
      sendFrame(socket, { type: 'complete', id });
      await until(() => !house.bus.hasSubscribers('ticks'));
    }

    expect(socket.readyState).toBe(socket.OPEN);
  });

  it('S21 a flood of messages closes the socket', async () => {
    await open();
    const socket = await house.signedIn('ann');

    for (let i = 0; i < 10_000; i++) sendFrame(socket, { type: 'ping' });

    expect(await closeCode(socket)).toBe(1008);
  });

  it('S21 a flood of control frames closes the socket', async () => {
    await open();
    const socket = await house.signedIn('ann');

    for (let i = 0; i < 10_000; i++) socket.ping();

    // A client that is still sending may not receive the close code.
    expect([1006, 1008]).toContain(await closeCode(socket));
  });

  it('a user has ten sockets, and room again when one closes', async () => {
    await open();
    const sockets = await Promise.all(Array.from({ length: 10 }, () => house.signedIn('ann')));
    const eleventh = house.socket();
    await once(eleventh, 'open');

    sendFrame(eleventh, { type: 'connection_init', payload: { token: 'ann' } });

    expect(await closeCode(eleventh)).toBe(1013);
    await house.signedIn('bob');
    sockets[0]?.close();
    await once(sockets[0] as object as NodeJS.EventEmitter, 'close');
    await house.signedIn('ann');
  });

  it('an address has fifty sockets, signed in or not, and room again when one closes', async () => {
    await open();
    const sockets = Array.from({ length: 50 }, () => house.socket());
    await Promise.all(sockets.map((socket) => once(socket, 'open')));

    const [error] = await once(house.socket(), 'error');

    expect(String(error)).toContain('429');
    sockets[0]?.terminate();
    await until(() => sockets[0]?.readyState === 3);
    await house.signedIn('ann');
  });
});
