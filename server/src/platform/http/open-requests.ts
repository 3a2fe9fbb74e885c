import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../i18n/language.js';
import { messageOf } from '../i18n/messages.js';
import { SlotList } from './slot-list.js';
import { PROBES } from './probes.js';
import { noteOutcome } from './request-outcome.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the duration depends on the sender's connection. */
    unhurried?: boolean;
  }
  interface FastifyRequest {
    /** Milliseconds that the answer may take beyond `answerWithin`, because something is waited for (`asker.ts`). */
    patience: number;
  }
}

/** The interval at which requests that took too long are looked for. */
const LOOK_MS = 250;
const RETRY_AFTER_SECONDS = { full: 1, late: 2 } as const;

export interface RequestLimits {
  /** Requests at once; further ones are answered with B0503 at once. */
  readonly atOnce: number;
  /**
   * Milliseconds until whoever still waits gets B0503, and the `patience` of the request. The work goes on, and what it says then is dropped. Uploads
   * take the time they take.
   */
  readonly answerWithin: number;
}

interface Open {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly since: number;
}

/**
 * Keeps a hanging store from taking down the server: otherwise requests would pile up until memory runs out, and health checks would wait in the
 * same queue. One timer serves all requests, because a timer and a signal for each would cost more than storing a response.
 */
export function limitOpenRequests(app: FastifyInstance, { atOnce, answerWithin }: RequestLimits): void {
  const open = new SlotList<Open>();
  const look = setInterval(() => {
    const latest = performance.now() - answerWithin;
    for (const [place, one] of open.taken()) {
      if (one.since + one.request.patience > latest) continue;
      open.leave(place, one);
      refuse(one, RETRY_AFTER_SECONDS.late);
    }
  }, LOOK_MS).unref();
  let count = 0;
  app.decorateRequest('patience', 0);
  app.addHook('onClose', async () => clearInterval(look));
  app.addHook('onRequest', (request, reply, next) => {
    const one = { request, reply, since: performance.now() };
    const place = request.routeOptions.config.unhurried ? null : open.take(one);
    count += 1;
    reply.raw.once('close', () => {
      if (place !== null) open.leave(place, one);
      count -= 1;
    });
    if (count <= atOnce || PROBES.has(request.routeOptions.url ?? '')) next();
    else refuse(one, RETRY_AFTER_SECONDS.full);
  });
}

/** A response that has begun ends by itself. */
function refuse({ request, reply }: Open, retryAfterSeconds: number): void {
  // A stream is not sent before its last byte, and its headers before its first.
  if (reply.sent || reply.raw.headersSent) return;
  const message = messageOf('B0503', languageOf(request.headers['accept-language']));
  noteOutcome(request, { code: 'B0503' });
  void reply.status(503).header('Retry-After', String(retryAfterSeconds)).send({ code: 'B0503', message, data: null });
}
