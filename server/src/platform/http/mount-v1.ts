import { SUCCESS_CODE } from '@wence/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assertAccess } from '../access/access-faults.js';
import { routeOperations } from '../access/route-operations.js';
import { signedIn } from '../context.js';
import { invalidInput } from '../errors/app-error.js';
import { describeError } from '../errors/describe-error.js';
import type { IdempotentRequests } from '../idempotency/idempotent-requests.js';
import { keyedRequest, serveOnce } from '../idempotency/serve-once.js';
import { limitRequests } from '../rate-limit/limit-requests.js';
import type { RateLimiter } from '../rate-limit/rate-limiter.js';
import { contextOf } from './request-context.js';
import { success } from './envelope.js';
import { isNestedDeeper } from './nesting.js';
import { parseInput } from './parse-input.js';
import { noteOutcome } from './request-outcome.js';
import type { AnyRoute } from './route.js';

const BODY_LIMIT = 256 * 1024;
/** What Fastify says of a body that calls itself something else. */
const NO_JSON = 'FST_ERR_CTP_INVALID_MEDIA_TYPE';
/** Levels of a body: far deeper than any input, and far from the end of the stack. */
const DEEPEST_BODY = 64;

/** What all routes share. */
export interface V1Parts {
  readonly limiter?: RateLimiter;
  /** Answers Idempotency-Key on posts of authors; without it the header is not looked at. */
  readonly idempotency?: IdempotentRequests;
}

/** Puts the table on the server: rate, access, parse, handle, envelope. Nothing else stands between a request and its service. */
export function mountV1(app: FastifyInstance, routes: readonly AnyRoute[], { limiter, idempotency }: V1Parts = {}): void {
  assertAccess(routeOperations(routes));
  // Nothing but JSON is read.
  app.removeContentTypeParser('text/plain');
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: route.bodyLimit ?? BODY_LIMIT,
      ...(limiter && { onRequest: limitRequests(limiter, route.rateRule) }),
      handler: (request, reply) => serve({ route, idempotency }, request, reply),
      errorHandler: (error, request, reply) =>
        error.code === NO_JSON ? sendError(request, reply.status(415), noJson()) : app.errorHandler(error, request, reply),
    });
  }
}

const noJson = () => invalidInput([{ field: 'Content-Type', rule: 'format' }]);

interface Served {
  readonly route: AnyRoute;
  readonly idempotency: IdempotentRequests | undefined;
}

async function serve({ route, idempotency }: Served, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const ctx = contextOf(request);
  try {
    if (route.access.who === 'author') signedIn(ctx);
    const keyed = idempotency && keyedRequest(route, request);
    if (isNestedDeeper(request.body, DEEPEST_BODY)) throw invalidInput([{ field: 'body', rule: 'tooBig', limit: DEEPEST_BODY }]);
    const input = {
      params: parseInput(route.params, request.params),
      query: parseInput(route.query, request.query),
      body: parseInput(route.body, request.body ?? {}),
      headers: request.headers,
    };
    const work = async () => success(await route.handle(ctx, input as never)); // Parsed by the route's own shapes above.
    const answer = keyed ? await serveOnce(idempotency, keyed, work, reply) : await work();
    if (reply.sent) return reply; // Nobody waits for it any more.
    noteOutcome(request, { code: SUCCESS_CODE });
    return reply.send(answer);
  } catch (error) {
    return sendError(request, reply, error);
  }
}

/** The envelope of a failure, with the honest HTTP status of the few codes that have one. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (reply.sent) return reply;
  const ctx = contextOf(request);
  const { http, retryAfterSeconds, code, message, data, fields } = describeError(error, ctx.language, ctx.logger);
  noteOutcome(request, { code });
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds));
  // An unknown path has said 404 already.
  if (reply.statusCode === 200) reply.status(http);
  return reply.send({ code, message, data: data ?? null, ...(fields && { fields }) });
}
