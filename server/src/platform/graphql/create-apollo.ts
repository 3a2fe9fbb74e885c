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

/** Creates Apollo with all unused features off. Limits and the right to introspect have been checked before. */
export function createApollo(schema: GraphQLSchema): ApolloServer<GraphContext> {
  return new ApolloServer<GraphContext>({
    schema,
    introspection: true,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // Persisted queries are off: nobody needs a cache that anonymous callers can fill.
    persistedQueries: false,
    parseOptions: { maxTokens: GRAPH_LIMITS.tokens },
    // Only errors of requests that never became an operation are sent as formatted here: batches, forged forms, invalid GraphQL.
    formatError: ({ message }) => ({ message: message.trim(), extensions: { code: 'A0400' satisfies ErrorCode } }),
    // The first disables cache control, which would instrument every field and make each 50% slower.
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
