import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { ErrorCode } from '@wence/schema';
import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from '../request/context.js';
import { formatErrors } from './format-errors.js';
import type { GraphCall } from './graph-call.js';
import { GRAPH_LIMITS } from './limits/limit-numbers.js';

/** The context of resolvers, and the call that Apollo's hooks report to. */
export interface GraphContext extends RequestContext {
  readonly call: GraphCall;
}

/** Apollo with everything off that is not asked for. Limits have been looked at before; who may introspect has too. */
export function createApollo(schema: GraphQLSchema): ApolloServer<GraphContext> {
  return new ApolloServer<GraphContext>({
    schema,
    introspection: true,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // A cache of queries that strangers may fill serves nobody here.
    persistedQueries: false,
    parseOptions: { maxTokens: GRAPH_LIMITS.tokens },
    // Only requests that never became an operation get no further than this: batches, forged forms, texts that are no GraphQL.
    formatError: ({ message }) => ({ message: message.trim(), extensions: { code: 'A0400' satisfies ErrorCode } }),
    // Without the first nothing asks to see every field, which would make each of them half as dear again.
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), accounting],
  });
}

/** Errors in the catalogue's words; what the operation cost in the end. */
const accounting: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      async willSendResponse({ response, errors, contextValue }) {
        if (response.body.kind !== 'single') return;
        const result = response.body.singleResult;
        if (errors) result.errors = formatErrors(errors, contextValue);
        result.extensions = await contextValue.call.end(result.data, errors ?? []);
      },
    }),
};
