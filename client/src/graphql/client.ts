import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { OperationTypeNode } from 'graphql';
import type { DataLayerCallbacks } from './data-layer-callbacks';
import { createErrorLink, wholeAnswers } from './error-link';
import { createSessionKeeper } from './session-keeper';
import { SubscriptionLink } from './subscription-link';
import type { TokenKeeper } from './token-keeper';

const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      // Lists without ids of their own are replaced as a whole, not merged.
      Survey: { fields: { responseTrend: { merge: false } } },
      ResponseImport: { keyFields: ['importId'] },
      // Under another filter it is another report of the same survey: each stays with the question it answers.
      OverallReport: { keyFields: false, merge: false },
    },
  });

const createAuthLink = (keeper: TokenKeeper, language: () => string) =>
  new SetContextLink(async ({ headers, isVisit }) => {
    const token = isVisit ? null : await keeper.fresh();
    return { headers: { ...headers, 'accept-language': language(), ...(token && { authorization: `Bearer ${token}` }) } };
  });

interface DataLayer {
  client: ApolloClient;
  /** Forgets what was loaded and closes the socket: the next user must not see the last one's data. */
  forget(): Promise<void>;
}

/** Everything the designer loads and saves goes through this client. */
export function createDataLayer(callbacks: DataLayerCallbacks): DataLayer {
  const { keeper, send } = createSessionKeeper(callbacks.signedOut);
  const subscriptions = new SubscriptionLink(keeper, callbacks.language);
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    subscriptions,
    createAuthLink(keeper, callbacks.language).concat(new HttpLink({ uri: '/graphql', fetch: send })),
  );
  const client = new ApolloClient({ cache: createCache(), link: createErrorLink(callbacks).concat(wholeAnswers).concat(transport) });

  return {
    client,
    forget: async () => {
      subscriptions.terminate();
      await client.clearStore();
    },
  };
}
