import type { Config } from '../config.js';
import type { Database } from './db/database.js';
import type { UnitOfWork } from './db/unit-of-work.js';
import type { LiveBus } from './live/live-bus.js';
import type { Logger } from './logging/logger.js';
import type { Clock } from './outside/clock.js';
import type { Random } from './outside/random.js';

/** What every feature is built on. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly clock: Clock;
  readonly random: Random;
  readonly logger: Logger;
  readonly bus: LiveBus;
  /** Signs tokens and hashes codes. */
  readonly tokenSecret: string;
  /** First of the configured public addresses, or this machine's own: what links are built from. */
  publicUrl(): string;
  /** Ends timers and the like when the server stops. */
  onStop(stop: () => void): void;
}
