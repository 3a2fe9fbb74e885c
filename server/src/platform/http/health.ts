import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.js';
import { VERSION } from '../version.js';

const READY_TIMEOUT_MS = 1000;

export interface Health {
  /** From now on `/readyz` says no, so that a load balancer sends nobody here. */
  drain(): void;
}

/** `/livez`: the process answers. `/readyz`: the store answers too and nobody asked us to stop. `/version`: what runs here. */
export function mountHealth(app: FastifyInstance, database: Database): Health {
  let draining = false;
  app.addHook('onSend', async (_request, reply) => {
    // A connection that stays open for the next request would keep a stopping server waiting for it.
    if (draining) reply.header('Connection', 'close');
  });
  app.get('/livez', () => ({ status: 'ok' }));
  app.get('/version', () => ({ name: 'wence', version: VERSION, node: process.version }));
  app.get('/readyz', async (request, reply) => {
    try {
      if (draining) throw new Error('stopping');
      await Promise.race([database.ping(), timeout()]);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.status(503).send({ status: draining ? 'stopping' : 'store unavailable' });
    }
  });
  return {
    drain: () => {
      draining = true;
    },
  };
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the store took too long')), READY_TIMEOUT_MS).unref();
  });
}
