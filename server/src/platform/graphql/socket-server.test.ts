import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { closeCode, sendFrame, type SocketServer, startSocketServer } from '../../testing/socket-server.js';
import { until } from '../../testing/until.js';

describe('sockets', () => {
  let house: SocketServer;

  beforeAll(async () => {
    house = await startSocketServer();
  });
  afterEach(async () => {
    await house.leave();
    await until(() => !house.bus.hasSubscribers('ticks'));
  });
  afterAll(() => house.stop());

  const first = (query: string, token?: string, params: Record<string, unknown> = {}) =>
    house.client(token, params).iterate<Record<string, unknown>>({ query }).next();

  it('bring events to whoever is signed in', async () => {
    const result = first('subscription { ticks }', 'ann');
    await until(() => house.bus.hasSubscribers('ticks'));

    house.bus.publish('ticks', 7);

    expect((await result).value).toEqual({ data: { ticks: 7 } });
  });

  it.each([
    { token: 'ann' },
    { Authorization: 'Bearer ann' },
    { authorization: 'bearer ann' },
    { authorization: 'ann' },
    { token: 'Bearer ann' },
  ])('take a token as clients send it: %j', async (params) => {
    const socket = house.socket();
    await once(socket, 'open');
    sendFrame(socket, { type: 'connection_init', payload: params });
    const [answer] = await once(socket, 'message');

    expect(JSON.parse(String(answer))).toEqual({ type: 'connection_ack' });
    socket.close();
  });

  it.each([
    ['no token', undefined],
    ['a token that is not good', 'forged'],
  ])('S21 are closed for %s', async (_what, token) => {
    await expect(first('subscription { ticks }', token)).rejects.toMatchObject({ code: 4403 });
  });

  it.each(['{ secret }', 'mutation { change }', '{ __schema { types { name } } }', 'query A { secret } subscription B { ticks }'])(
    'S21 serve subscriptions only: %s is refused',
    async (query) => {
      const refused = house.client('ann').iterate({ query, operationName: query.startsWith('query A') ? 'A' : undefined });

      await expect(refused.next()).rejects.toMatchObject([{ extensions: { code: 'A0400' } }]);
    },
  );

  it('check an operation like the other door does', async () => {
    await expect(first('subscription { nothing }', 'ann')).rejects.toMatchObject([{ extensions: { code: 'A0400' } }]);
  });

  it('refuse what is no GraphQL, and stay open', async () => {
    const socket = await house.signedIn('ann');

    sendFrame(socket, { type: 'subscribe', id: '1', payload: { query: 'subscription {' } });
    const [answer] = await once(socket, 'message');

    expect(JSON.parse(String(answer))).toMatchObject({ type: 'error', payload: [{ extensions: { code: 'A0400' } }] });
    expect(socket.readyState).toBe(socket.OPEN);
    socket.close();
  });

  it('tell a refusal by its code of the catalogue', async () => {
    const answer = await first('subscription { foreign }', 'ann');

    expect(answer.value).toMatchObject({ errors: [{ extensions: { code: 'A0404' } }] });
  });

  it('speak the language that the page asks for', async () => {
    const message = async (language: string) => {
      const { value } = await first('subscription { foreign }', 'ann', { language });
      return value.errors[0].message;
    };

    expect(await message('en')).toMatch(/^[\x20-\x7e]+$/);
    expect(await message('zh-CN')).not.toMatch(/[a-z]/);
  });

  it('S21 end a subscription whose object was taken away', async () => {
    const purged = house.client('ann').iterate<Record<string, unknown>>({ query: 'subscription { purged }' });
    const refused = purged.next();
    await until(() => house.bus.hasSubscribers('ticks'));

    house.bus.publish('ticks', 1);

    expect((await refused).value).toMatchObject({ errors: [{ extensions: { code: 'A0404' } }] });
    expect((await purged.next()).done).toBe(true);
    expect(house.bus.hasSubscribers('ticks')).toBe(false);
  });

  it('look up anew for every event', async () => {
    const contexts = house.client('ann').iterate<Record<string, unknown>>({ query: 'subscription { contexts }' });
    const seen = [contexts.next(), contexts.next()];
    await until(() => house.bus.hasSubscribers('ticks'));

    house.bus.publish('ticks', 1);
    house.bus.publish('ticks', 2);

    expect((await Promise.all(seen)).map(({ value }) => value?.data)).toEqual([{ contexts: 1 }, { contexts: 2 }]);
  });

  it('S21 refuse a page of another origin, and let the configured one in', async () => {
    const foreign = house.socket({ Origin: 'https://evil.example' });
    const [error] = await once(foreign, 'error');
    const ours = house.socket({ Origin: 'https://survey.example' });

    expect(String(error)).toContain('403');
    await once(ours, 'open');
    ours.close();
  });

  it('survive a page that is refused and hangs up', async () => {
    const hasty = Array.from({ length: 50 }, () => house.plain({ Origin: 'https://evil.example' }));

    for (const connection of hasty) connection.once('connect', () => connection.resetAndDestroy());
    await Promise.all(hasty.map((connection) => once(connection, 'close')));

    (await house.signedIn('ann')).close();
  });

  it.each(['next', 'error', 'connection_ack'])('S21 are closed for a client that says %s, which is for the server to say', async (type) => {
    const socket = house.socket();
    await once(socket, 'open');

    sendFrame(socket, { type, id: '1', payload: type === 'error' ? [] : {} });

    expect(await closeCode(socket)).toBe(4400);
  });

  it('S21 refuse a frame above 64 KiB', async () => {
    const socket = house.socket();
    await once(socket, 'open');

    socket.send('x'.repeat(64 * 1024 + 1));

    expect(await closeCode(socket)).toBe(1009);
  });

  it('tell clients to come back when the store is away', async () => {
    house.away.add('late');
    const refused = house.socket();
    await once(refused, 'open');
    sendFrame(refused, { type: 'connection_init', payload: { token: 'late' } });
    expect(await closeCode(refused)).toBe(1013);

    const socket = await house.signedIn('ann');
    sendFrame(socket, { type: 'subscribe', id: '1', payload: { query: 'subscription { unreadable }' } });
    expect(await closeCode(socket)).toBe(1013);
  });

  it('stay open when a token cannot be read again', async () => {
    const hasty = await startSocketServer({ limits: { recheckMs: 5 } });
    const socket = await hasty.signedIn('ann');

    hasty.away.add('ann');
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(socket.readyState).toBe(socket.OPEN);
    await hasty.stop();
  });

  it('close whoever sends what only servers send', async () => {
    const socket = await house.signedIn('ann');

    sendFrame(socket, { type: 'next', id: '1', payload: {} });

    expect(await closeCode(socket)).toBe(4400);
  });
});
