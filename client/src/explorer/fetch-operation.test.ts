import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parse } from 'graphql';
import { FakeSocket } from '../../testing/designer/fake-socket';
import { createFetcher } from './fetch-operation';

const QUERY = 'query Mine { me { id } }';
const LIVE = 'subscription Live { responseCount(surveyId: "s1") { count } }';
const KEY = 'Bearer wk_key';

/** What each socket was opened with. */
const opened: unknown[] = [];

/** A server that takes the token of the session alone. */
class Door extends FakeSocket {
  override send(text: string): void {
    const { type, payload } = JSON.parse(text) as { type: string; payload?: { token?: string } };
    if (type !== 'connection_init') return super.send(text);
    opened.push(payload);
    if (payload?.token === 'session' || payload?.token === KEY) return super.send(text);
    queueMicrotask(() => this.close(4403, 'A0401'));
  }
}

function start(token: string | null = 'session', status = 200) {
  const send = jest.fn<typeof fetch>(() => Promise.resolve(new Response('{"data":{"me":{"id":"u1"}}}', { status })));
  const signedOut = jest.fn();
  const sayClosed = (reason: string, refused: boolean) => `${refused ? 'refused' : 'closed'}: ${reason}`;
  const { fetcher } = createFetcher({ keeper: { fresh: async () => token }, send, language: () => 'en', signedOut, sayClosed });
  const ask = (query: string, headers = {}) => fetcher({ query, operationName: null }, { headers, documentAST: parse(query) });
  return { send, signedOut, ask, listen: (headers = {}) => ask(LIVE, headers) as AsyncIterable<unknown> };
}

const headersOf = (send: jest.Mock<typeof fetch>) => new Headers(send.mock.calls[0]?.[1]?.headers);

describe('an operation of the explorer', () => {
  const real = globalThis.WebSocket;

  beforeEach(() => {
    opened.length = 0;
    globalThis.WebSocket = Door as unknown as typeof WebSocket;
  });
  afterEach(() => {
    globalThis.WebSocket = real;
  });

  it('goes out with the token of the session, in the language of the page', async () => {
    const { send, ask } = start();

    expect(await ask(QUERY)).toEqual({ data: { me: { id: 'u1' } } });
    const headers = headersOf(send);
    expect([send.mock.calls[0]?.[0], headers.get('authorization'), headers.get('accept-language')]).toEqual([
      '/graphql',
      'Bearer session',
      'en',
    ]);
  });

  it.each(['Authorization', 'authorization'])('goes out with the %s that the person wrote instead', async (name) => {
    const { send, ask } = start();
    await ask(QUERY, { [name]: KEY, 'X-Request-Id': 'mine' });

    expect([headersOf(send).get('authorization'), headersOf(send).get('x-request-id')]).toEqual([KEY, 'mine']);
  });

  it('tells that the session is over where the server does not take its token, and nothing of the kind of a wrong key', async () => {
    const { ask, signedOut } = start('session', 401);
    await ask(QUERY, { Authorization: 'Bearer wk_wrong' });
    expect(signedOut).not.toHaveBeenCalled();
    await ask(QUERY);

    expect(signedOut).toHaveBeenCalledTimes(1);
  });

  it('listens over a socket of the session, or of the key that the person wrote', async () => {
    const { listen } = start();
    for (const headers of [{}, { Authorization: KEY }]) {
      const events = listen(headers)[Symbol.asyncIterator]();
      const first = events.next();
      await new Promise((resolve) => setTimeout(resolve, 20));
      await events.return?.();
      await first;
    }

    expect(opened).toEqual([
      { token: 'session', language: 'en' },
      { token: KEY, language: 'en' },
    ]);
  });

  it('shows why a socket was refused, and does not try again and again', async () => {
    const shown: unknown[] = [];
    for await (const event of start().listen({ Authorization: 'Bearer wk_wrong' })) shown.push(event);

    expect(shown).toEqual([{ errors: [{ message: 'refused: A0401' }] }]);
    expect(opened).toHaveLength(1);
  });
});
