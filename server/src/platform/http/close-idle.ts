import type { FastifyInstance } from 'fastify';

/** Milliseconds. */
const LOOK = 100;

/**
 * Closes idle connections while the server stops. Those that are idle at that moment are closed anyway; one whose answer is just being sent would
 * stay open for the next request, for a minute and more, and the stop would wait for it. So idle connections are closed again until none is left.
 */
export function closeIdle(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const look = setInterval(() => app.server.closeIdleConnections(), LOOK);
    app.server.once('close', () => clearInterval(look));
  });
}
