import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify';
import { printSchema } from 'graphql';
import type { Features } from './container.js';
import { AppError } from './platform/errors/app-error.js';
import { buildGraph } from './platform/graphql/build-graph.js';
import { mountGraphql } from './platform/graphql/graphql-route.js';
import { mountSockets } from './platform/graphql/socket-server.js';
import { mountApiDocs } from './platform/http/api-docs.js';
import { mountClientFiles } from './platform/http/client-files.js';
import { mountDefinitionSchema } from './platform/http/definition-schema.js';
import { type Health, mountHealth } from './platform/http/health.js';
import { mountV1, sendError } from './platform/http/mount-v1.js';
import { addRequestContext, requestIdOf } from './platform/http/request-context.js';
import { HELMET } from './platform/http/security-headers.js';
import type { Platform } from './platform/platform.js';
import { VERSION } from './platform/version.js';

const REQUEST_ID_LENGTH = 16;

export interface App {
  readonly http: FastifyInstance;
  readonly health: Health;
}

/** Everything that answers, put together but not listening yet, so that a test can call it without a port. */
export async function createApp(platform: Platform, features: Features, clientDist: string): Promise<App> {
  const { config, logger, random, clock, database } = platform;
  // Typed as Fastify's own: with pino's type the instance would be of a kind no plugin or mount expects.
  const log: FastifyBaseLogger = logger;
  const http: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    genReqId: (request) => requestIdOf(request.headers['x-request-id'], () => random.id(REQUEST_ID_LENGTH)),
    forceCloseConnections: 'idle',
  });
  const schema = await buildGraph(features.resolvers);

  await http.register(helmet, HELMET);
  await http.register(compress, { encodings: ['br', 'gzip'] });
  addRequestContext(http, features.tokens, logger);
  logRequests(http);
  answerFailures(http);

  const health = mountHealth(http, database);
  mountDefinitionSchema(http);
  mountV1(http, features.routes);
  await mountApiDocs(http, features.routes, VERSION);
  await mountGraphql(http, schema);
  http.get('/schema.graphql', (_request, reply) => reply.type('text/plain; charset=utf-8').send(printSchema(schema)));
  mountSockets(http, { schema, tokens: features.tokens, publicUrls: config.publicUrls, clock, logger });
  for (const mount of features.pages) mount(http, clientDist);
  await mountClientFiles(http, clientDist);
  return { http, health };
}

function logRequests(http: FastifyInstance): void {
  http.addHook('onResponse', async (request, reply) => {
    const { logger, user } = request.context ?? {};
    logger?.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: user?.id,
      },
      'request',
    );
  });
}

/** What no route caught: bodies that are no JSON or too large, paths that do not exist, defects. */
function answerFailures(http: FastifyInstance): void {
  http.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode === 413) return sendError(request, reply, new AppError('A0413'));
    if (error.statusCode === 429) return sendError(request, reply, new AppError('A0501'));
    if (error.statusCode && error.statusCode < 500)
      return sendError(request, reply, new AppError('A0400', { fields: [{ field: 'body', rule: 'format' }] }));
    return sendError(request, reply, error);
  });
  http.setNotFoundHandler((request, reply) => {
    reply.status(404);
    return sendError(request, reply, new AppError('A0404'));
  });
}
