import type { FastifyInstance } from 'fastify';
import { languageOf } from '../i18n/language.js';
import { messageOf } from '../i18n/messages.js';
import { PROBES } from './probes.js';

const RETRY_AFTER_SECONDS = 1;

/**
 * More than `most` requests at once are answered with 503 at once. When the store hangs, requests would otherwise pile up until memory
 * ends, and whoever asks whether the process lives would wait in the same line.
 */
export function shedLoad(app: FastifyInstance, most: number): void {
  let open = 0;
  app.addHook('onRequest', async (request, reply) => {
    open += 1;
    reply.raw.once('close', () => {
      open -= 1;
    });
    if (open <= most || PROBES.has(request.routeOptions.url ?? '')) return;
    const message = messageOf('B0503', languageOf(request.headers['accept-language']));
    await reply.status(503).header('Retry-After', String(RETRY_AFTER_SECONDS)).send({ code: 'B0503', message, data: null });
  });
}
