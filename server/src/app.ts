import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify';
import { printSchema } from 'graphql';
import type { Features } from './container.js';
import { AppError } from './platform/errors/app-error.js';
import { buildGraph } from './platform/graphql/build-graph.js';
import { mountExplorer } from './platform/graphql/explorer-route.js';
import { mountGraphql } from './platform/graphql/graphql-route.js';
import { GraphLimits } from './platform/graphql/limits/graph-limits.js';
import { mountSockets } from './platform/graphql/socket-server.js';
import { addressReader } from './platform/http/address-of.js';
import { mountApiDocs } from './platform/http/api-docs.js';
import { mountClientFiles } from './platform/http/client-files.js';
import { closeIdle } from './platform/http/close-idle.js';
import { allowOtherOrigins } from './platform/http/cross-origin.js';
import { mountErrorCatalogue } from './platform/http/error-catalogue.js';
import { diskRoom } from './platform/http/disk-room.js';
import { type Health, mountHealth } from './platform/http/health.js';
import { hasLeft } from './platform/http/has-left.js';
import { logRequests } from './platform/http/log-requests.js';
import { mountMetrics } from './platform/http/metrics-route.js';
import { mountV1, sendError } from './platform/http/mount-v1.js';
import { answerUnknown } from './platform/http/known-paths.js';
import { limitOpenRequests } from './platform/http/open-requests.js';
import { addRequestContext, requestIdOf } from './platform/request/request-context.js';
import { refusals } from './platform/http/refusals.js';
import { mountSchemaFiles } from './platform/http/schema-files.js';
import { addSecurityHeaders } from './platform/http/security-headers.js';
import { createIdempotency } from './platform/idempotency/create-idempotency.js';
import type { Platform } from './platform/platform.js';

const REQUEST_ID_LENGTH = 16;
/** Timeout of a response. The store continues in the background, and submissions can be sent again. */
const ANSWER_WITHIN_MS = 9000;
const REQUESTS_AT_ONCE = 5000;

export interface App {
  readonly http: FastifyInstance;
  readonly health: Health;
}

/** Assembles the HTTP server without listening, so that a test can call it without a port. */
export async function createApp(platform: Platform, features: Features, clientDist: string): Promise<App> {
  const { config, logger, metrics, limiter, random, clock, bus, database } = platform;
  // The type is Fastify's own: with pino's type, the instance would not match the parameter types of plugins and mounts.
  const log: FastifyBaseLogger = logger;
  const http: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    genReqId: (request) => requestIdOf(request.headers['x-request-id'], () => random.id(REQUEST_ID_LENGTH)),
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection during shutdown is still answered; then the connection is closed.
    return503OnClosing: false,
    // Requests are logged with the logger of their context, so Fastify's child loggers would never be used.
    childLoggerFactory: (parent) => parent,
    ...refusals(() => random.id(REQUEST_ID_LENGTH)),
  });
  const schema = await buildGraph(features.resolvers);
  const limits = new GraphLimits(schema);
  const idempotency = createIdempotency(platform);

  answerUnknown(http, sendError);
  addSecurityHeaders(http, config.publicUrls);
  await allowOtherOrigins(http, config.corsOrigins);
  // Only responses are compressed. Our clients do not compress requests, and compressed bodies could be decompression bombs.
  await http.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  closeIdle(http);
  limitOpenRequests(http, { atOnce: REQUESTS_AT_ONCE, answerWithin: ANSWER_WITHIN_MS });
  addRequestContext(http, features.tokens, logger, platform.wechatCookies);
  logRequests(http, logger);
  answerFailures(http);

  const health = mountHealth(http, { database, redis: platform.redis, hasRoom: diskRoom(config.dataDir, config.diskReserveMb) });
  mountMetrics(http, { metrics, token: config.metricsToken, logger });
  mountSchemaFiles(http);
  mountErrorCatalogue(http);
  mountV1(http, features.routes, { limiter, idempotency });
  await mountApiDocs(http);
  await mountGraphql(http, { schema, limits, limiter, idempotency, metrics });
  http.get('/schema.graphql', (_request, reply) => reply.type('text/plain; charset=utf-8').send(printSchema(schema)));
  mountSockets(http, {
    schema,
    bus,
    metrics,
    clock,
    logger,
    tokens: features.tokens,
    origins: [...config.publicUrls, ...config.corsOrigins],
    addressOf: addressReader(config.trustedProxies),
    admit: (payload) => void limits.admit({ ...payload, bytes: 0, signedIn: true }),
    limits: { perUser: config.socketsPerUser, perAddress: config.socketsPerAddress },
  });
  for (const mount of features.pages) mount(http, clientDist);
  const files = { dist: clientDist, random, publicUrls: config.publicUrls };
  mountExplorer(http, files);
  await mountClientFiles(http, files);
  return { http, health };
}

/** Handles the errors that no route catches: invalid or too large bodies, defects. */
function answerFailures(http: FastifyInstance): void {
  http.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasLeft(request, error)) return reply.send();
    if (error.statusCode === 413) return sendError(request, reply, new AppError('A0413'));
    if (error.statusCode === 429) return sendError(request, reply, new AppError('A0501'));
    if (error.statusCode && error.statusCode < 500)
      return sendError(request, reply, new AppError('A0400', { fields: [{ field: 'body', rule: 'format' }] }));
    return sendError(request, reply, error);
  });
}
