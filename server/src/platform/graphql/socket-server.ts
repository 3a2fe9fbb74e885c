import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { handleProtocols, makeServer } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { LiveBus } from '../live/live-bus.js';
import type { Logger } from '../logging/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import { networkOf } from '../request/network-of.js';
import type { Clock } from '../outside/clock.js';
import { GraphCall } from './graph-call.js';
import { MemberCounter } from './member-counter.js';
import { serveSocket } from './socket-connection.js';
import { SOCKET_LIMITS, type SocketLimits } from './socket-limits.js';
import { type Admit, type SocketExtra, socketOperations } from './socket-operations.js';
import { SocketReaders } from './socket-readers.js';
import type { SocketTokens } from './socket-rights.js';
import { createSocketSignIn } from './socket-sign-in.js';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A browser names the page that opens a socket; programs send no Origin. The host itself is known, and what is configured. */
function originIsKnown(request: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (!origin) return true;
  return origin === `http://${host}` || origin === `https://${host}` || origins.includes(origin);
}

const GOING_AWAY = 1001;

/** Tells every socket that the server stops, and cuts those that have not closed in time: whoever does not read does not hear either. */
async function closeSockets(sockets: ReadonlySet<WebSocket>, patienceMs: number): Promise<void> {
  const open = [...sockets];
  const closed = Promise.all(open.map((socket) => once(socket, 'close')));
  for (const socket of open) socket.close(GOING_AWAY, 'server is stopping');
  const late = new AbortController();
  await Promise.race([closed, wait(patienceMs, undefined, { signal: late.signal })]);
  late.abort();
  for (const socket of sockets) socket.terminate();
}

export interface SocketOptions {
  readonly schema: GraphQLSchema;
  readonly tokens: SocketTokens;
  /** Origins whose pages may open sockets, beside that of the host itself. */
  readonly origins: readonly string[];
  readonly bus: LiveBus;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Refuses what is beyond the graph's limits, by throwing. Where the other door of the graph is on the same server, its limits are asked instead. */
  readonly admit: Admit;
  /** Address of the asker, as far as configured proxies can be believed. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Limits that differ from `SOCKET_LIMITS`. */
  readonly limits?: Partial<SocketLimits>;
}

/**
 * Subscriptions over graphql-ws at `/graphql`. Known origins only (403), few sockets per address (429), a token in `connection_init` (4403),
 * few sockets per user (1013), nothing but subscriptions, each beyond the limit refused alone, small frames (1009) at a bounded pace (1008). A
 * socket ends with its session (4403), with its token unless a new one comes in time, and when its reader falls behind; when the server stops,
 * with 1001. Clients reconnect by themselves.
 */
export function mountSockets(app: FastifyInstance, options: SocketOptions): void {
  const { schema, tokens, logger } = options;
  const admit = chargedLike(app) ?? options.admit;
  const limits = { ...SOCKET_LIMITS, ...options.limits };
  // A client that does not answer a close is terminated after the same time. A separate constant, since the types lack `closeTimeout`.
  const settings = { noServer: true, maxPayload: limits.frame, closeTimeout: limits.closeMs, handleProtocols };
  const sockets = new WebSocketServer(settings);
  const readers = new SocketReaders(limits, options.metrics);
  const graph = makeServer<Record<string, unknown>, SocketExtra>({
    schema,
    connectionInitWaitTimeout: limits.initMs,
    onConnect: createSocketSignIn({ ...options, limits }),
    ...socketOperations({ schema, tokens, admit, subscriptions: limits.subscriptions }),
  });
  const open = (socket: WebSocket, request: IncomingMessage) => {
    readers.watch(socket);
    serveSocket(socket, request, { graph, limits, logger });
  };
  const addresses = new MemberCounter(limits.perAddress);
  let stopping = false;

  app.server.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    // A client that disconnects before a response must not end the process.
    connection.on('error', () => connection.destroy());
    if (stopping) return refuse(connection, '503 Service Unavailable');
    if (request.url?.split('?')[0] !== '/graphql' || !originIsKnown(request, options.origins)) return refuse(connection, '403 Forbidden');
    const address = networkOf(options.addressOf(request));
    if (!addresses.enter(address)) return refuse(connection, '429 Too Many Requests');
    connection.once('close', () => addresses.leave(address));
    return sockets.handleUpgrade(request, connection, head, open);
  });
  app.addHook('preClose', async () => {
    stopping = true;
    await closeSockets(sockets.clients, limits.closeMs);
    readers.stop();
  });
}

/** Charges the same bucket as HTTP, so that an author cannot spend the allowance twice. */
function chargedLike(app: FastifyInstance): Admit | null {
  const parts = app.hasDecorator('graphParts') ? app.graphParts : null;
  return (
    parts &&
    (({ query, operationName, variables }, ctx) =>
      new GraphCall(parts, ctx).admitSubscription({ query, operationName: operationName ?? null, variables: variables ?? null }))
  );
}

function refuse(connection: Duplex, status: string): void {
  connection.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nRetry-After: 10\r\nContent-Length: 0\r\n\r\n`);
}
