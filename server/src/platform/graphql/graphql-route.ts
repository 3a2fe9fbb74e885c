import { setImmediate } from 'node:timers/promises';
import { HeaderMap } from '@apollo/server';
import { SUCCESS_CODE } from '@wence/schema';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { AppError } from '../errors/app-error.js';
import { describeError } from '../i18n/describe-error.js';
import { drainRequestBody } from '../http/drain-request-body.js';
import { contextOf } from '../request/request-context.js';
import { hasLeft } from '../http/has-left.js';
import { noteOutcome } from '../http/request-outcome.js';
import type { IdempotentRequests } from '../idempotency/idempotent-requests.js';
import { limitRequests } from '../rate-limit/limit-requests.js';
import { createApollo } from './create-apollo.js';
import { codeOf, formatErrors } from './format-errors.js';
import { type GraphBody, GraphCall, type GraphCallParts } from './graph-call.js';
import { type GraphAnswer, keyedMutation, runOnce } from './keyed-mutation.js';
import { asGraphQLError } from './limits/graph-limits.js';
import { GRAPH_BODY } from './limits/limit-numbers.js';
import { spliceStored } from './stored-json.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Characters of a body for the graph. */
    bodyLength: number;
  }
  interface FastifyInstance {
    /** Limits and buckets of the graph, for its other door. */
    graphParts: GraphCallParts;
  }
}

const RESPONSE_TYPE = 'application/graphql-response+json';
/** Characters of a body after which others may go before it is run. */
const LONG = 16_384;
const JSON_TYPE = 'application/json; charset=utf-8';

export interface GraphRouteOptions extends GraphCallParts {
  readonly schema: GraphQLSchema;
  readonly idempotency: IdempotentRequests;
}

type Apollo = ReturnType<typeof createApollo>;

/**
 * One POST route. Errors of execution keep HTTP 200; what is refused before gets 400, or the status of its code. A body is read after the asker
 * was counted, parsed only up to what the asker may send, and becomes an operation only within the limits.
 */
export async function mountGraphql(app: FastifyInstance, options: GraphRouteOptions): Promise<void> {
  const apollo = createApollo(options.schema);
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  app.decorate('graphParts', options);

  await app.register(async (scope) => {
    parseWithin(scope);
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      if (hasLeft(request, error)) return reply.send();
      return refuse(readableFault(error), new GraphCall(options, contextOf(request)), request, reply);
    });
    const postOptions = { bodyLimit: GRAPH_BODY.most, onRequest: limitRequests(options.limiter) };
    scope.post('/graphql', postOptions, (request, reply) => serve(options, apollo, request, reply));
  });
}

/** Text of a stranger is parsed only up to what strangers may send. What claims to be no JSON is not read: Apollo refuses it. */
function parseWithin(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.decorateRequest('bodyLength', 0);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    request.bodyLength = body.length;
    if (body.length > GRAPH_BODY.stranger && !request.context?.user) return done(new AppError('A0413'));
    return parse(request, body, done);
  });
  scope.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });
}

/** Returns the error for a body that Fastify rejected. */
function readableFault(error: FastifyError): Error {
  if (error.statusCode === 413) return new AppError('A0413');
  if (error.statusCode === undefined || error.statusCode >= 500) return error;
  return new AppError('A0400', { fields: [{ field: 'body', rule: 'format' }] });
}

async function serve(options: GraphRouteOptions, apollo: Apollo, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const call = new GraphCall(options, contextOf(request));
  try {
    const body = bodyOf(request.body);
    await call.admit(body, request.bodyLength);
    // Reading a long one took its time, and so will running it.
    if (request.bodyLength > LONG) await setImmediate();
    const run = () => execute(apollo, call, request);
    const keyed = body && keyedMutation(call, body, request);
    const runKept = async () => asText(await run());
    const { answer, replayed } = keyed
      ? await runOnce(options.idempotency, keyed, call, runKept)
      : { answer: await run(), replayed: false };
    if (replayed) reply.header('Idempotent-Replayed', 'true');
    for (const [name, value] of Object.entries(answer.headers ?? { 'content-type': JSON_TYPE })) reply.header(name, value);
    noteOutcome(request, { code: call.errors[0] ? codeOf(call.errors[0]) : SUCCESS_CODE });
    return await reply.status(answer.status).send(answer.body);
  } catch (error) {
    return refuse(error, call, request, reply);
  } finally {
    noteOutcome(request, { operation: call.label, cost: call.cost });
  }
}

/** An answer on its way out: bytes where stored JSON stands in it. */
type SentAnswer = Omit<GraphAnswer, 'body'> & { readonly body: string | Buffer };

/** The answer as it is kept under an Idempotency-Key. */
const asText = (answer: SentAnswer): GraphAnswer => ({ ...answer, body: String(answer.body) });

async function execute(apollo: Apollo, call: GraphCall, request: FastifyRequest): Promise<SentAnswer> {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  const ctx = contextOf(request);
  const answer = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: 'POST', headers, search: '', body: request.body },
    context: () => Promise.resolve({ ...ctx, logger: ctx.logger, call }),
  });
  if (answer.body.kind !== 'complete') throw new Error('incremental delivery is not offered');
  return { status: answer.status ?? 200, headers: Object.fromEntries(answer.headers), body: spliceStored(ctx, answer.body.string) };
}

/** Responds to a request that was refused before execution. */
function refuse(error: unknown, call: GraphCall, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  drainRequestBody(request, reply);
  const ctx = contextOf(request);
  const errors = formatErrors([asGraphQLError(error)], ctx);
  noteOutcome(request, { code: codeOf(asGraphQLError(error)) });
  if (!(error instanceof GraphQLError)) {
    const { http, retryAfterSeconds } = describeError(error, ctx);
    if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds));
    if (http !== 200) reply.status(http);
  }
  if (reply.statusCode === 200) reply.status(400);
  const type = request.headers.accept?.includes(RESPONSE_TYPE) ? `${RESPONSE_TYPE}; charset=utf-8` : JSON_TYPE;
  return reply.type(type).send(JSON.stringify({ errors, extensions: call.report(null, true) }));
}

function bodyOf(body: unknown): GraphBody | null {
  const isOperation = typeof body === 'object' && body !== null && 'query' in body && typeof body.query === 'string';
  if (!isOperation) return null;
  const { operationName, variables } = body as { operationName?: unknown; variables?: unknown };
  return {
    query: body.query as string,
    operationName: typeof operationName === 'string' ? operationName : null,
    variables: typeof variables === 'object' ? (variables as Record<string, unknown> | null) : null,
  };
}
