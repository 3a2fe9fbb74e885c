import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../logging/logger.js';
import { PROBES } from './probes.js';

/**
 * One line per request: the template of its route instead of its address, which may hold codes of links and what people typed. `/livez`
 * and the like are asked every few seconds and say nothing, unless something is wrong.
 */
export function logRequests(app: FastifyInstance, logger: Logger): void {
  app.decorateRequest('outcome', null);
  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url;
    const level = PROBES.has(route ?? '') && reply.statusCode < 400 ? 'debug' : 'info';
    if (logger.isLevelEnabled(level)) logger[level]({ route, ...lineOf(request, reply) }, 'request');
    next();
  });
}

function lineOf(request: FastifyRequest, reply: FastifyReply): object {
  return {
    requestId: request.id,
    method: request.method,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    userId: request.context?.user?.id,
    surveyId: surveyIdOf(request.params),
    ...request.outcome,
  };
}

const SURVEY_ID = /^[A-Za-z0-9]{10}$/;

/** Anything may stand in the place of a survey id; only a well-formed id is logged. */
function surveyIdOf(params: unknown): string | undefined {
  const id = typeof params === 'object' && params !== null && 'surveyId' in params ? params.surveyId : undefined;
  return typeof id === 'string' && SURVEY_ID.test(id) ? id : undefined;
}
