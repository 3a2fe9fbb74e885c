import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '../logging/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import { BlockList } from 'node:net';

const NEIGHBOURS = new BlockList();
NEIGHBOURS.addSubnet('127.0.0.0', 8);
NEIGHBOURS.addSubnet('10.0.0.0', 8);
NEIGHBOURS.addSubnet('172.16.0.0', 12);
NEIGHBOURS.addSubnet('192.168.0.0', 16);
NEIGHBOURS.addAddress('::1', 'ipv6');
NEIGHBOURS.addSubnet('fc00::', 7, 'ipv6');

/** An address of this machine or of a private network, also in the form a socket for both families gives (`::ffff:10.0.0.1`). */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return NEIGHBOURS.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
}

export interface MetricsRouteOptions {
  readonly metrics: Metrics;
  /** The bearer token that may read; if it is null, requests from this machine or a private network may. */
  readonly token: string | null;
  readonly logger: Logger;
}

/** Serves `GET /metrics` in the text format of Prometheus. Callers without permission get a 404. */
export function mountMetrics(app: FastifyInstance, { metrics, token, logger }: MetricsRouteOptions): void {
  measureRequests(app, metrics);
  app.get('/metrics', async (request, reply) => {
    const mayRead = token === null ? isDirectNeighbour(request) : bears(request, token);
    if (!mayRead) {
      reply.callNotFound();
      return reply;
    }
    await metrics.readings.take(logger);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Labels requests with the route template, never with the requested URL: URLs are unbounded and may contain ids. */
function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, next) => {
    const labels = { route: request.routeOptions.url ?? 'unknown', method: request.method, status: reply.statusCode };
    metrics.httpDuration.observe(labels, reply.elapsedTime / 1000);
    next();
  });
}

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Behind a proxy everybody comes from a private address, so what a proxy forwarded does not count as near. */
function isDirectNeighbour(request: FastifyRequest): boolean {
  return FORWARDED.every((name) => request.headers[name] === undefined) && isPrivateAddress(request.socket.remoteAddress ?? '');
}

function bears(request: FastifyRequest, token: string): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
