import type { FastifyInstance } from 'fastify';

/** Milliseconds. */
const LOOK = 100;

/**
 * A server that stops ends the connections that are idle at that moment. One whose answer is just leaving is not; it would be kept open for the next
 * request, a minute and more, and the stop would wait for it. So it is looked again until none is left.
 */
export function closeIdle(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const look = setInterval(() => app.server.closeIdleConnections(), LOOK);
    app.server.once('close', () => clearInterval(look));
  });
}
