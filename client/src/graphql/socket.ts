import { type Client, createClient } from 'graphql-ws';
import { announceReconnect } from './reconnect';
import type { TokenKeeper } from './token-keeper';

const address = () => `${location.origin.replace(/^http/, 'ws')}/graphql`;

/** One socket for all subscriptions; it opens with the first, closes after the last, and comes back for as long as someone listens. */
export const createSocket = (keeper: TokenKeeper): Client => {
  let opened = 0;
  return createClient({
    url: address(),
    lazy: true,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    connectionParams: async () => ({ token: await keeper.fresh() }),
    on: {
      connected: (_socket, _payload, wasRetry) => {
        opened += 1;
        if (wasRetry && opened > 1) announceReconnect();
      },
    },
  });
};
