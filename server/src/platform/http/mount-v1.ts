import { SUCCESS_CODE } from '@wence/schema';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admitCaller } from '../access/admit-caller.js';
import { assertAccess } from '../access/access-faults.js';
import { routeOperations } from '../route/route-operations.js';
import { invalidInput } from '../errors/app-error.js';
import { describeError } from '../i18n/describe-error.js';
import type { FormFile } from '../files/form-file.js';
import { type HeldForm, holdForm } from '../files/hold-form.js';
import type { IdempotentRequests } from '../idempotency/idempotent-requests.js';
import { keyedRequest, serveOnce } from '../idempotency/serve-once.js';
import { limitRequests } from '../rate-limit/limit-requests.js';
import type { RateLimiter } from '../rate-limit/rate-limiter.js';
import { contextOf } from '../request/request-context.js';
import { success } from './envelope.js';
import { isKnownByTag } from './entity-tag.js';
import { drainRequestBody } from './drain-request-body.js';
import { isNestedDeeper } from './nesting.js';
import { parseInput } from './parse-input.js';
import { queryReader } from './read-query.js';
import { noteOutcome } from './request-outcome.js';
import { codesOf } from '../openapi/codes-of.js';
import type { AnyRoute } from '../route/route.js';
import { sendAttachment } from './send-attachment.js';
import { takeFiles } from './take-files.js';
import { takeForms } from './take-form.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Codes that a route of `/v1` may answer with. */
    codes?: readonly string[];
  }
}

const BODY_LIMIT = 256 * 1024;
/** Fastify's error code for an unsupported content type. */
const WRONG_TYPE = 'FST_ERR_CTP_INVALID_MEDIA_TYPE';
/** Levels of a body: far deeper than any input, and far from the end of the stack. */
const DEEPEST_BODY = 64;

/** The parts that all routes share. */
export interface V1Parts {
  readonly limiter?: RateLimiter;
  /** Answers Idempotency-Key on posts of authors; without it the header is not looked at. */
  readonly idempotency?: IdempotentRequests;
}

/** Puts the table on the server: rate, access, parse, handle, envelope. Nothing else stands between a request and its service. */
export function mountV1(app: FastifyInstance, routes: readonly AnyRoute[], { limiter, idempotency }: V1Parts = {}): void {
  assertAccess(routeOperations(routes));
  // Bodies are JSON only, except on routes that accept files.
  app.removeContentTypeParser('text/plain');
  const mount = (on: FastifyInstance, route: AnyRoute) => {
    const served = { route, readQuery: queryReader(route), idempotency };
    on.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: route.bodyLimit ?? BODY_LIMIT,
      // Files come with their size, and may be large.
      ...((route.carries === 'download' || route.isBrief) && { compress: false }),
      config: { unhurried: takesFile(route), codes: codesOf(route) },
      ...(limiter && { onRequest: limitRequests(limiter, route.rateRule) }),
      handler: (request, reply) => serve(served, request, reply),
      errorHandler: (error, request, reply) =>
        error.code === WRONG_TYPE ? sendError(request, reply.status(415), wrongType()) : app.errorHandler(error, request, reply),
    });
  };
  for (const route of routes.filter((one) => !takesFile(one))) mount(app, route);
  for (const [way, take] of FILE_READERS) {
    void app.register(async (files) => {
      take(files);
      for (const route of routes.filter(({ carries }) => carries === way)) mount(files, route);
    });
  }
}

/** Ways in which a file comes in, each read in a part of the server where nothing else is. */
const FILE_READERS = new Map([
  ['upload', takeFiles],
  ['form', takeForms],
]);

const takesFile = ({ carries }: AnyRoute) => FILE_READERS.has(carries ?? '');

const wrongType = () => invalidInput([{ field: 'Content-Type', rule: 'format' }]);

interface Served {
  readonly route: AnyRoute;
  readonly readQuery: (sent: unknown) => unknown;
  readonly idempotency: IdempotentRequests | undefined;
}

async function serve({ route, readQuery, idempotency }: Served, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const ctx = contextOf(request);
  if (route.isUnlisted) reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex');
  try {
    admitCaller(ctx, route.access, { params: request.params });
    const keyed = idempotency && keyedRequest(route, request);
    const file = request.body instanceof Readable ? request.body : null;
    const sent = route.carries === 'form' ? ((request.body as FormFile | undefined) ?? null) : null; // Read by `takeForms`.
    const { form, fields } = await formOf(route, sent);
    if (!file && !form && isNestedDeeper(request.body, DEEPEST_BODY))
      throw invalidInput([{ field: 'body', rule: 'tooBig', limit: DEEPEST_BODY }]);
    const input = {
      params: parseInput(route.params, request.params),
      query: readQuery(request.query),
      body: parseInput(route.body, fields ?? request.body ?? {}),
      headers: request.headers,
      file,
      form,
    };
    const handle = () => route.handle(ctx, input as never); // Parsed by the route's own shapes above.
    if (route.carries === 'download') return await sendAttachment(reply, await handle());
    const work = async () => success(await handle());
    const answer = keyed ? await serveOnce(idempotency, keyed, work, reply) : await work();
    if (reply.sent) return reply; // The client is gone.
    noteOutcome(request, { code: SUCCESS_CODE });
    if (hasIt(route, answer, request, reply)) return reply.status(304).send();
    return reply.send(answer);
  } catch (error) {
    return sendError(request, reply, error);
  }
}

/** Whether the asker has this answer already. Others must not keep what an author reads, and who keeps it asks each time. */
function hasIt({ etag }: AnyRoute, answer: unknown, request: FastifyRequest, reply: FastifyReply): boolean {
  if (!etag) return false;
  const { data } = answer as { data: never }; // The envelope of a success, with what the route's own handler answered.
  return isKnownByTag(request, reply, etag(data), 'private, no-cache');
}

/** A form whose fields are judged is waited for; any other is handed on while it arrives. */
async function formOf(route: AnyRoute, form: FormFile | null): Promise<{ form: FormFile | null; fields?: HeldForm['fields'] }> {
  if (route.carries !== 'form' || !route.body) return { form };
  if (!form) throw invalidInput([{ field: 'file', rule: 'required' }]);
  return holdForm(form);
}

/** The envelope of a failure, with the honest HTTP status of the few codes that have one. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (reply.sent) return reply;
  drainRequestBody(request, reply);
  const ctx = contextOf(request);
  const { http, retryAfterSeconds, code, message, data, fields } = describeError(error, ctx, 'body');
  noteOutcome(request, { code });
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds));
  // An unknown path has said 404 already.
  if (reply.statusCode === 200) reply.status(http);
  return reply.send({ code, message, data: data ?? null, ...(fields && { fields }) });
}
