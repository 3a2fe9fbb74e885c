import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { readTokens, type Tokens, writeTokens } from '../shared/token-store';
import type { DataLayerCallbacks } from './data-layer-callbacks';
import { createErrorLink } from './error-link';
import { createServerClock } from './server-clock';
import { createSocket } from './socket';
import { createTokenKeeper, type TokenKeeper } from './token-keeper';

interface Envelope {
  code: string;
  data?: Tokens;
}

/**
 * Trades a refresh token for a new pair; null when the server refuses it.
 * Goes over /v1 and not through the graph, because every request of the graph waits for this one.
 */
async function exchangeTokens(refreshToken: string, send: typeof fetch): Promise<Tokens | null> {
  const response = await send('/v1/token/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  });
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`token refresh answered ${response.status}`);

  const { code, data } = (await response.json()) as Envelope;
  if (code === '00000' && data) return { token: data.token, refreshToken: data.refreshToken, expired: data.expired };
  return null;
}

/** Runs work while no other tab of this origin runs work of the same name. Without the Locks API (plain http) every tab is alone. */
const alone = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  // The DOM types call `locks` always present; outside secure contexts it is not.
  (navigator.locks as LockManager | undefined) ? navigator.locks.request(name, work) : work();

/** Nodes and options are numbered inside their survey, so their ids alone do not name them: they live in their parent. */
const insideSurvey = { keyFields: false } as const;

const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      // Lists without ids of their own are replaced as a whole, not merged.
      Survey: { fields: { nodes: { merge: false }, responseTrend: { merge: false } } },
      SurveyNode: insideSurvey,
      SurveyOption: insideSurvey,
      OverallReport: { keyFields: ['surveyId'], fields: { questions: { merge: false } } },
      QuestionReport: insideSurvey,
      OptionCount: insideSurvey,
      ShareLink: insideSurvey,
      SurveyVersion: insideSurvey,
    },
  });

const createAuthLink = (keeper: TokenKeeper, language: () => string) =>
  new SetContextLink(async ({ headers }) => {
    const token = await keeper.fresh();
    return { headers: { ...headers, 'accept-language': language(), ...(token && { authorization: `Bearer ${token}` }) } };
  });

interface DataLayer {
  client: ApolloClient;
  /** Forgets what was loaded and closes the socket: the next user must not see the last one's data. */
  forget(): Promise<void>;
}

/** Everything the designer loads and saves goes through this client. */
export function createDataLayer(callbacks: DataLayerCallbacks): DataLayer {
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
    refused: callbacks.signedOut,
  });
  const socket = createSocket(keeper, callbacks.language);
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new GraphQLWsLink(socket),
    createAuthLink(keeper, callbacks.language).concat(new HttpLink({ uri: '/graphql', fetch: fetchAndLearn })),
  );
  const client = new ApolloClient({ cache: createCache(), link: createErrorLink(callbacks).concat(transport) });

  return {
    client,
    forget: async () => {
      socket.terminate();
      await client.clearStore();
    },
  };
}
