import { once } from 'node:events';
import { connect as connectTcp, type Socket } from 'node:net';
import Fastify from 'fastify';
import { GraphQLInt, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { StoreUnavailable } from '../platform/db/sql-error.js';
import { AppError } from '../platform/errors/app-error.js';
import { mountSockets, type SocketOptions } from '../platform/graphql/socket-server.js';
import { addressReader } from '../platform/http/address-of.js';
import { LiveBus } from '../platform/live/live-bus.js';
import { createLogger } from '../platform/logging/logger.js';
import { createMetrics } from '../platform/metrics/metrics.js';
import { systemClock } from '../platform/outside/clock.js';
import type { RequestContext } from '../platform/request/context.js';

/** Sockets over a small graph of its own, with a door for tokens that a test opens and closes. */
export async function startSocketServer(overrides: Partial<SocketOptions> = {}) {
  const bus = new LiveBus();
  const metrics = createMetrics();
  const revoked = new Set<string>();
  /** The store is away when one of these is read. */
  const away = new Set<string>();
  /** `<user>`, or `<user>:<milliseconds it is good for>`. Sessions are named like their token. */
  const readToken = async (token: string) => {
    const [id = '', life = '600000'] = token.split(':');
    if (away.has(token)) throw new StoreUnavailable('no connection');
    return revoked.has(token) || id === 'forged' ? null : { id, sessionId: token, expiresAt: new Date(Date.now() + Number(life)) };
  };
  const http = Fastify();
  mountSockets(http, {
    schema: graphOf(bus),
    tokens: { readToken },
    origins: ['https://survey.example'],
    bus,
    metrics,
    clock: systemClock,
    logger: createLogger('silent'),
    admit: () => undefined,
    addressOf: addressReader([]),
    ...overrides,
  });
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  const url = `${address.replace('http', 'ws')}/graphql`;
  const clients: Client[] = [];
  return {
    bus,
    metrics,
    revoked,
    away,
    http,
    url,
    /** A client of the protocol's own library that does not come back by itself. */
    client(token?: string, params: Record<string, unknown> = {}): Client {
      const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0, connectionParams: { token, ...params } });
      clients.push(client);
      return client;
    },
    socket: (headers: Record<string, string> = {}) => new WebSocket(url, 'graphql-transport-ws', { headers }),
    /** A socket whose `connection_init` was accepted. */
    async signedIn(token: string): Promise<WebSocket> {
      const socket = new WebSocket(url, 'graphql-transport-ws');
      await once(socket, 'open');
      sendFrame(socket, { type: 'connection_init', payload: { token } });
      await once(socket, 'message');
      return socket;
    },
    /** A plain connection that has asked for an upgrade, and reads only when told to. */
    plain(headers: Record<string, string> = {}): Socket {
      const { port, host } = new URL(url);
      const connection = connectTcp(Number(port), '127.0.0.1');
      const all = { Host: host, Upgrade: 'websocket', Connection: 'Upgrade', ...headers };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
      const protocol = [
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        'Sec-WebSocket-Protocol: graphql-transport-ws',
      ];
      connection.write(`GET /graphql HTTP/1.1\r\n${[...lines, ...protocol].join('\r\n')}\r\n\r\n`);
      return connection;
    },
    /** Closes what `client` opened. */
    async leave(): Promise<void> {
      for (const client of clients.splice(0)) await client.dispose();
    },
    async stop(): Promise<void> {
      await this.leave();
      await http.close();
    },
  };
}

export type SocketServer = Awaited<ReturnType<typeof startSocketServer>>;

export function sendFrame(socket: WebSocket, message: object): void {
  socket.send(JSON.stringify(message));
}

/** A message as a client masks it, to be written to a plain connection. With a mask of zeros the text stays as it is. */
export function frameOf(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  const long = text.length > 125;
  const length = long ? [0xfe, text.length >> 8, text.length & 0xff] : [0x80 | text.length];
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), text]);
}

export async function closeCode(socket: WebSocket): Promise<number> {
  const [code] = await once(socket, 'close');
  return code as number; // The first argument of the event.
}

function graphOf(bus: LiveBus): GraphQLSchema {
  const memos = new Set<unknown>();
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { secret: { type: GraphQLString, resolve: () => 'secret' } } }),
    mutation: new GraphQLObjectType({ name: 'Mutation', fields: { change: { type: GraphQLString, resolve: () => 'changed' } } }),
    subscription: new GraphQLObjectType<unknown, RequestContext>({
      name: 'Subscription',
      fields: {
        ticks: { type: GraphQLInt, subscribe: () => bus.subscribe<number>('ticks'), resolve: (value) => value },
        texts: {
          type: GraphQLString,
          subscribe: (_root, _args, { user }) => bus.subscribe(`texts:${user?.id}`),
          resolve: (value) => value,
        },
        unreadable: {
          type: GraphQLInt,
          subscribe: () => Promise.reject(new StoreUnavailable('no connection')),
          resolve: (value) => value,
        },
        foreign: { type: GraphQLInt, subscribe: () => Promise.reject(new AppError('A0404')), resolve: (value) => value },
        /** Subscription that fails on its first event. */
        purged: {
          type: GraphQLInt,
          subscribe: () => bus.subscribe<number>('ticks'),
          resolve: () => Promise.reject(new AppError('A0404')),
        },
        /** Number of distinct contexts that its events have received so far. */
        contexts: {
          type: GraphQLInt,
          subscribe: () => bus.subscribe<number>('ticks'),
          resolve: (_value, _args, { memo }) => memos.add(memo).size,
        },
      },
    }),
  });
}
