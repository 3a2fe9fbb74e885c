import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { type Client, createClient } from 'graphql-ws';
import { announceReconnect, reconnectDelay } from './reconnect';
import type { TokenKeeper } from './token-keeper';

const FORBIDDEN = 4403;
const TOKEN_EXPIRED = 'token expired';
/** How the server asks for a new token, in a ping. */
const TOKEN_EXPIRES = 'tokenExpires';

const address = () => `${location.origin.replace(/^http/, 'ws')}/graphql`;

/** Returns whether the server closed the socket for good, because it does not take its token: connecting again would fail the same way. */
export function isRefusal(event: unknown): boolean {
  const { code, reason } = event as Partial<CloseEvent>; // The library hands over an event or an error.
  return code === FORBIDDEN && reason !== TOKEN_EXPIRED;
}

/**
 * One socket for all subscriptions; it opens with the first, closes after the last, and comes back for as long as someone listens, unless
 * `givesUp` tells that it shall not.
 */
export function createSocket(keeper: TokenKeeper, language: () => string, givesUp: (event: unknown) => boolean = () => false): Client {
  let opened = 0;
  let socket: WebSocket | undefined;
  /** Answers the server, which asks before the token ends. Without an answer it closes the socket, and the next attempt brings a token. */
  const handInToken = async () => {
    const asking = socket;
    const token = await keeper.fresh().catch(() => null);
    if (token && asking?.readyState === WebSocket.OPEN) asking.send(JSON.stringify({ type: 'pong', payload: { token } }));
  };
  return createClient({
    url: address(),
    lazy: true,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (event) => !givesUp(event),
    retryWait: (attempt) =>
      new Promise((resolve) => {
        setTimeout(resolve, reconnectDelay(attempt, Math.random()));
      }),
    // Without a token the server refuses, and the next attempt asks for one again; an error here would end the socket for good.
    connectionParams: async () => ({ token: await keeper.fresh().catch(() => null), language: language() }),
    on: {
      opened: (now) => {
        socket = now as WebSocket; // The library's own, made by the browser's class.
      },
      ping: (received, payload) => {
        if (received && payload?.wence === TOKEN_EXPIRES) void handInToken();
      },
      connected: (_socket, _payload, wasRetry) => {
        opened += 1;
        if (wasRetry && opened > 1) announceReconnect();
      },
      // The session may be over. Whoever asks again now learns it from the other door, which has the last word.
      closed: (event) => {
        if (isRefusal(event)) announceReconnect();
      },
    },
  });
}

/** The link through which subscriptions go, and the way to end them all: the next user must not hear what was meant for the last one. */
export function createSocketLink(keeper: TokenKeeper, language: () => string) {
  const socket = createSocket(keeper, language);
  return { link: new GraphQLWsLink(socket), terminate: () => socket.terminate() };
}
