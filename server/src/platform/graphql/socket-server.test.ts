import { once } from 'node:events';
import Fastify from 'fastify';
import { GraphQLInt, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { LiveBus } from '../live/live-bus.js';
import { createLogger } from '../logging/logger.js';
import { systemClock } from '../outside/clock.js';
import { AppError } from '../errors/app-error.js';
import { mountSockets } from './socket-server.js';

const bus = new LiveBus();

const first = (client: Client, query: string) => client.iterate({ query }).next();

const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { secret: { type: GraphQLString, resolve: () => 'secret' } } }),
  subscription: new GraphQLObjectType({
    name: 'Subscription',
    fields: {
      ticks: { type: GraphQLInt, subscribe: () => bus.subscribe<number>('ticks'), resolve: (value) => value },
      foreign: { type: GraphQLInt, subscribe: () => Promise.reject(new AppError('A0404')), resolve: (value) => value },
    },
  }),
});

const tokens = {
  readToken: async (token: string) => {
    if (token === 'good') return { id: 'u1', sessionId: 's1', expiresAt: new Date(Date.now() + 60_000) };
    return token === 'brief' ? { id: 'u1', sessionId: 's1', expiresAt: new Date(Date.now() + 150) } : null;
  },
};

describe('sockets', () => {
  const http = Fastify();
  const clients: Client[] = [];
  let url = '';

  beforeAll(async () => {
    mountSockets(http, { schema, tokens, publicUrls: ['https://survey.example'], clock: systemClock, logger: createLogger('silent') });
    url = (await http.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose();
  });
  afterAll(() => http.close());

  const connect = (token?: string, path = '/graphql') => {
    const client = createClient({ url: url + path, webSocketImpl: WebSocket, retryAttempts: 0, connectionParams: { token } });
    clients.push(client);
    return client;
  };
  const raw = (headers: Record<string, string> = {}) => new WebSocket(`${url}/graphql`, 'graphql-transport-ws', { headers });

  it('bring events to whoever is signed in', async () => {
    const result = first(connect('good'), 'subscription { ticks }');
    while (!bus.hasSubscribers('ticks')) await new Promise((resolve) => setTimeout(resolve, 5));

    bus.publish('ticks', 7);

    expect((await result).value).toEqual({ data: { ticks: 7 } });
  });

  it.each([
    ['no token', undefined],
    ['a token that is not good', 'forged'],
  ])('are closed for %s', async (_what, token) => {
    await expect(first(connect(token), 'subscription { ticks }')).rejects.toMatchObject({ code: 4403 });
  });

  it('serve subscriptions only: a query is refused', async () => {
    await expect(first(connect('good'), '{ secret }')).rejects.toMatchObject([{ extensions: { code: 'A0400' } }]);
  });

  it('check an operation like the other door does', async () => {
    await expect(first(connect('good'), 'subscription { nothing }')).rejects.toMatchObject([{ extensions: { code: 'A0400' } }]);
  });

  it('tell a refusal by its code of the catalogue', async () => {
    const answer = await first(connect('good'), 'subscription { foreign }');

    expect(answer.value).toMatchObject({ errors: [{ extensions: { code: 'A0404' } }] });
  });

  it('refuse a page of another origin, and let the configured one in', async () => {
    const foreign = raw({ Origin: 'https://evil.example' });
    const [error] = await once(foreign, 'error');
    const ours = raw({ Origin: 'https://survey.example' });

    expect(String(error)).toContain('403');
    await once(ours, 'open');
    ours.close();
  });

  it('refuse a frame above 64 KiB', async () => {
    const socket = raw();
    await once(socket, 'open');

    socket.send('x'.repeat(64 * 1024 + 1));

    const [code] = await once(socket, 'close');
    expect(code).toBe(1009);
  });

  it('end when the token does', async () => {
    const socket = raw();
    await once(socket, 'open');

    socket.send(JSON.stringify({ type: 'connection_init', payload: { token: 'brief' } }));

    const [code] = await once(socket, 'close');
    expect(code).toBe(4403);
  });
});
