import type { Config } from './config/config.js';
import type { Database } from './db/database.js';
import type { UnitOfWork } from './db/unit-of-work.js';
import type { ObjectStore } from './files/object-store.js';
import type { LiveBus } from './live/live-bus.js';
import type { Logger } from './logging/logger.js';
import type { Metrics } from './metrics/metrics.js';
import type { RateLimiter } from './rate-limit/rate-limiter.js';
import type { Clock } from './outside/clock.js';
import type { Outbox } from './outbox/outbox.js';
import type { Network } from './outside/fetching/outside-fetcher.js';
import type { Random } from './outside/random.js';
import type { Wechat } from './outside/wechat/wechat.js';
import type { WechatCookies } from './request/wechat-cookie.js';
import type { Redis } from 'ioredis';

/** The services that every feature is built on. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly unit: UnitOfWork;
  /** The store of uploaded files. */
  readonly files: ObjectStore;
  /** The store of files that this server makes for authors, until they expire. */
  readonly exportFiles: ObjectStore;
  readonly clock: Clock;
  readonly random: Random;
  readonly logger: Logger;
  readonly bus: LiveBus;
  readonly metrics: Metrics;
  /** Counts requests by rule and client. */
  readonly limiter: RateLimiter;
  /** Delivers events to the outside after they are stored; features register their handlers here. */
  readonly outbox: Outbox;
  /** Where webhooks may go. Pictures are fetched from the open internet, whatever this says. */
  readonly network: Network;
  /** Who somebody is at WeChat; null: this server has no account there. */
  readonly wechat: Wechat | null;
  readonly wechatCookies: WechatCookies;
  /** Redis shared by several servers for events and rate limits; null if this process is the only one. */
  readonly redis: Redis | null;
  /** Signs tokens and hashes codes. */
  readonly tokenSecret: string;
  /** First of the configured public addresses, or this machine's own: what links are built from. */
  publicUrl(): string;
  /** Begins work that goes on by itself once the server listens; what it returns ends it. A server in a test does only what the test says. */
  onServe(begin: () => () => void | Promise<void>): void;
  /** Ends timers and the like when the server stops, and gives back what others wait for. The store closes when all are done. */
  onStop(stop: () => void | Promise<void>): void;
}
