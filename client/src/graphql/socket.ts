import { type Client, createClient } from 'graphql-ws';
import { announceReconnect, reconnectDelay } from './reconnect';
import type { TokenKeeper } from './token-keeper';

const FORBIDDEN = 4403;
const TOKEN_EXPIRED = 'token expired';

const address = () => `${location.origin.replace(/^http/, 'ws')}/graphql`;

/** One socket for all subscriptions; it opens with the first, closes after the last, and comes back for as long as someone listens. */
export function createSocket(keeper: TokenKeeper, language: () => string): Client {
  let opened = 0;
  return createClient({
    url: address(),
    lazy: true,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (attempt) =>
      new Promise((resolve) => {
        setTimeout(resolve, reconnectDelay(attempt, Math.random()));
      }),
    // Without a token the server refuses, and the next attempt asks for one again; an error here would end the socket for good.
    connectionParams: async () => ({ token: await keeper.fresh().catch(() => null), language: language() }),
    on: {
      connected: (_socket, _payload, wasRetry) => {
        opened += 1;
        if (wasRetry && opened > 1) announceReconnect();
      },
      // The session may be over. Whoever asks again now learns it from the other door, which has the last word.
      closed: (event) => {
        const { code, reason } = event as CloseEvent; // Guaranteed by the library's documentation.
        if (code === FORBIDDEN && reason !== TOKEN_EXPIRED) announceReconnect();
      },
    },
  });
}
