import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Database } from '../db/database.js';
import { VERSION } from '../version.js';
import type { DiskRoom } from './disk-room.js';
import { withinTime } from '../concurrency/within-time.js';

const READY_TIMEOUT_MS = 1000;
/** A question the store has not answered for so long is given up for a new one, which may go by a new connection. */
const STALE_MS = 5000;

export interface Health {
  /** Makes `/readyz` fail from now on, so that a load balancer sends no more requests here. */
  drain(): void;
}

export interface HealthOptions {
  readonly database: Pick<Database, 'ping'>;
  readonly hasRoom: DiskRoom;
  /** Null when none is configured. */
  readonly redis: Pick<Redis, 'status'> | null;
}

type Fault = 'stopping' | 'store unavailable' | 'disk full';

/**
 * `/livez`: the process answers. `/readyz`: 200 while submissions can be stored: the store answers within a second, its disk has room, and
 * nobody asked us to stop; tables are up to date before a server listens. Redis is not needed for that: events and limits do without it, so
 * its absence is a note. `/version`: what runs here.
 */
export function mountHealth(app: FastifyInstance, { database, hasRoom, redis }: HealthOptions): Health {
  let draining = false;
  const storeAnswers = sharedPing(database);
  const fault = async (): Promise<Fault | null> => {
    if (draining) return 'stopping';
    await withinTime(storeAnswers(), READY_TIMEOUT_MS, 'the store took too long');
    return (await hasRoom()) ? null : 'disk full';
  };
  app.addHook('onSend', (_request, reply, payload, next) => {
    // A connection that stays open for the next request would keep a stopping server waiting for it.
    if (draining) reply.header('Connection', 'close');
    next(null, payload);
  });
  app.get('/livez', () => ({ status: 'ok' }));
  app.get('/version', () => ({ name: 'wence', version: VERSION, node: process.version }));
  app.get('/readyz', async (request, reply) => {
    const found = await fault().catch((error: unknown): Fault => {
      request.log.warn({ err: error }, 'not ready');
      return 'store unavailable';
    });
    if (found) return reply.status(503).send({ status: found });
    return { status: 'ready', ...(redis && redis.status !== 'ready' && { notes: ['redis unavailable'] }) };
  });
  return {
    drain: () => {
      draining = true;
    },
  };
}

/** Shares one ping at a time: probes that arrive while the store hangs wait for the same result instead of filling its queue. */
function sharedPing(database: Pick<Database, 'ping'>): () => Promise<void> {
  let asked: { answer: Promise<void>; at: number } | null = null;
  return () => {
    if (!asked || performance.now() - asked.at > STALE_MS) {
      const answer = database.ping();
      const mine = { answer, at: performance.now() };
      const forget = () => {
        if (asked === mine) asked = null;
      };
      answer.then(forget, forget);
      asked = mine;
    }
    return asked.answer;
  };
}
