import type { Platform } from '../platform.js';
import { IdempotentRequests } from './idempotent-requests.js';
import { KeyStore } from './key-store.js';

const SWEEP_MS = 3_600_000;

/** Idempotency keys of a server, swept every hour until it stops. */
export function createIdempotency({ database, unit, clock, random, logger, onStop }: Platform): IdempotentRequests {
  const store = new KeyStore(database, unit);
  const timer = setInterval(() => {
    store.sweep(clock.now()).catch((error: unknown) => logger.warn({ err: error }, 'sweeping idempotency keys failed'));
  }, SWEEP_MS);
  timer.unref();
  onStop(() => clearInterval(timer));
  return new IdempotentRequests({ store, unit, clock, random });
}
