import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signedIn } from '../context.js';
import { describeError } from '../errors/describe-error.js';
import { contextOf } from './request-context.js';
import { success } from './envelope.js';
import { parseInput } from './parse-input.js';
import type { AnyRoute } from './route.js';

const BODY_LIMIT = 256 * 1024;

/** Puts the table on the server: access, parse, handle, envelope. Nothing else stands between a request and its service. */
export function mountV1(app: FastifyInstance, routes: readonly AnyRoute[]): void {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: route.bodyLimit ?? BODY_LIMIT,
      handler: (request, reply) => serve(route, request, reply),
    });
  }
}

async function serve(route: AnyRoute, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const ctx = contextOf(request);
  try {
    if (route.access.who === 'author') signedIn(ctx);
    const input = {
      params: parseInput(route.params, request.params),
      query: parseInput(route.query, request.query),
      body: parseInput(route.body, request.body ?? {}),
      headers: request.headers,
    };
    const data = await route.handle(ctx, input as never); // Parsed by the route's own shapes above.
    return reply.send(success(data));
  } catch (error) {
    return sendError(request, reply, error);
  }
}

/** The envelope of a failure, with the honest HTTP status of the few codes that have one. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const ctx = contextOf(request);
  const { http, retryAfterSeconds, code, message, data, fields } = describeError(error, ctx.language, ctx.logger);
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds));
  // An unknown path has said 404 already.
  if (reply.statusCode === 200) reply.status(http);
  return reply.send({ code, message, data: data ?? null, ...(fields && { fields }) });
}
