import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { ErrorCode } from '@wence/schema';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context.js';
import { contextOf } from '../http/request-context.js';
import { formatErrors } from './format-errors.js';

const BODY_LIMIT = 5 * 1024 * 1024; // A definition may have 4 MB.

/** One POST route. Errors of execution keep HTTP 200; a request that is no GraphQL at all gets what Apollo gives it. */
export async function mountGraphql(app: FastifyInstance, schema: GraphQLSchema): Promise<void> {
  const apollo = new ApolloServer<RequestContext>({
    schema,
    introspection: true,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // Only requests that never became an operation get no further than this: batches, forged forms, texts that are no GraphQL.
    formatError: ({ message }) => ({ message: message.trim(), extensions: { code: 'A0400' satisfies ErrorCode } }),
    plugins: [ApolloServerPluginLandingPageDisabled(), localisedErrors],
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());

  app.post('/graphql', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
    const {
      body,
      headers: answered,
      status,
    } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: 'POST', headers, search: '', body: request.body },
      context: () => Promise.resolve(contextOf(request)),
    });
    for (const [name, value] of answered) reply.header(name, value);
    if (body.kind !== 'complete') throw new Error('incremental delivery is not offered');
    return reply.status(status ?? 200).send(body.string);
  });
}

const localisedErrors: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response, errors, contextValue }) {
        if (response.body.kind === 'single' && errors) response.body.singleResult.errors = formatErrors(errors, contextValue);
        return Promise.resolve();
      },
    }),
};
