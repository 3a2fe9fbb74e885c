import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What every respondent's page may call, wherever it is shown. */
const ANSWERING = '/v1/r/';
/** What programs in a browser may call from the configured origins. */
const PROGRAMS = /^\/(v1|graphql)(?=[/?]|$)/;
/** A browser may keep the answer to a preflight; those that keep it shorter do so by themselves. */
const PREFLIGHT_SECONDS = 7200;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];
const READABLE = ['RateLimit', 'RateLimit-Policy', 'X-Request-Id', 'Retry-After', 'ETag', 'Idempotent-Replayed', 'Content-Disposition'];
/** `sign` is ignored, and old clients send it (docs/programs.md). */
const OF_ANYBODY = ['Content-Type', 'Accept-Language', 'If-None-Match', 'X-Request-Id', 'sign'];
const OF_PROGRAMS = [...OF_ANYBODY, 'Authorization', 'If-Match', 'Idempotency-Key'];

const SHARED: FastifyCorsOptions = {
  methods: METHODS,
  exposedHeaders: READABLE,
  maxAge: PREFLIGHT_SECONDS,
  // Nothing here is signed in by a cookie: a page of another origin sends its token itself.
  credentials: false,
  strictPreflight: false,
};
const OPEN: FastifyCorsOptions = { ...SHARED, origin: '*', allowedHeaders: OF_ANYBODY };
const CLOSED: FastifyCorsOptions = { origin: false };

/**
 * Says to browsers which pages of other origins may read an answer: any page what respondents call, the configured origins `/v1` and `/graphql`,
 * nobody anything else. It comes before all that counts or refuses requests: a preflight costs little, and refusals can be read.
 */
export async function allowOtherOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  const configured = new Map(origins.map((origin) => [origin, { ...SHARED, origin, allowedHeaders: OF_PROGRAMS }]));
  await app.register(cors, {
    delegator: (request, done) =>
      done(null, isPlainOptions(request) ? CLOSED : optionsFor(request.url, request.headers.origin, configured)),
  });
}

/** OPTIONS that asks for no method is not a preflight: it is answered with the methods of the path, or with A0404. */
function isPlainOptions({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] === undefined;
}

function optionsFor(url: string, origin: string | undefined, configured: ReadonlyMap<string, FastifyCorsOptions>): FastifyCorsOptions {
  if (url.startsWith(ANSWERING)) return OPEN;
  return (origin !== undefined && PROGRAMS.test(url) && configured.get(origin)) || CLOSED;
}
