import type { Config } from '../config.js';
import { tokenSecretOf } from './auth/token-secret.js';
import type { Database } from './db/database.js';
import { UnitOfWork } from './db/unit-of-work.js';
import { LiveBus } from './live/live-bus.js';
import type { Logger } from './logging/logger.js';
import { type Clock, systemClock } from './outside/clock.js';
import { type Random, systemRandom } from './outside/random.js';
import type { Platform } from './platform.js';

export interface Outside {
  readonly clock?: Clock;
  readonly random?: Random;
}

export interface RunningPlatform extends Platform {
  /** Called once the server listens, when port 0 has become a real one. */
  listensOn(port: number): void;
  stop(): Promise<void>;
}

export function createPlatform(config: Config, database: Database, logger: Logger, outside: Outside = {}): RunningPlatform {
  const { clock = systemClock, random = systemRandom } = outside;
  const stops: (() => void)[] = [];
  let port = config.port;
  return {
    config,
    database,
    unit: new UnitOfWork(database, random),
    clock,
    random,
    logger,
    bus: new LiveBus(),
    tokenSecret: tokenSecretOf(config, random),
    publicUrl: () => config.publicUrls[0] ?? `http://localhost:${port}`,
    onStop: (stop) => void stops.push(stop),
    listensOn: (actual) => {
      port = actual;
    },
    stop: async () => {
      for (const stop of stops) stop();
      await database.close();
    },
  };
}
