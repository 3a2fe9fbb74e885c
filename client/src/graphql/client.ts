import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { readTokens, writeTokens } from '../shared/token-store';
import { alone } from './alone';
import { createCache } from './cache';
import type { GraphqlDoors } from './doors';
import { createErrorLink } from './error-link';
import { exchangeTokens } from './exchange-tokens';
import { createServerClock } from './server-clock';
import { createSocket } from './socket';
import { createTokenKeeper, type TokenKeeper } from './token-keeper';

const createAuthLink = (keeper: TokenKeeper, language: () => string) =>
  new SetContextLink(async ({ headers }) => {
    const token = await keeper.fresh();
    return { headers: { ...headers, 'accept-language': language(), ...(token && { authorization: `Bearer ${token}` }) } };
  });

export interface DataLayer {
  client: ApolloClient;
  /** Forgets what was loaded and closes the socket: the next user must not see the last one's data. */
  forget(): Promise<void>;
}

/** Everything the designer loads and saves goes through this client. */
export const createDataLayer = (doors: GraphqlDoors): DataLayer => {
  const clock = createServerClock(localStorage);
  const fetchAndLearn: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    clock.learn(response.headers.get('date'));
    return response;
  };
  const keeper = createTokenKeeper({
    read: readTokens,
    write: writeTokens,
    now: clock.now,
    exchange: (refreshToken) => exchangeTokens(refreshToken, fetchAndLearn),
    alone: (work) => alone('wence-token', work),
    refused: doors.signedOut,
  });
  const socket = createSocket(keeper, doors.language);
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new GraphQLWsLink(socket),
    createAuthLink(keeper, doors.language).concat(new HttpLink({ uri: '/graphql', fetch: fetchAndLearn })),
  );
  const client = new ApolloClient({ cache: createCache(), link: createErrorLink(doors).concat(transport) });

  return {
    client,
    forget: async () => {
      socket.terminate();
      await client.clearStore();
    },
  };
};
