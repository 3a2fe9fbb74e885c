import { join } from 'node:path';
import type { Config } from './config/config.js';
import { purposeKey } from './auth/purpose-key.js';
import { tokenSecretOf } from './auth/token-secret.js';
import type { Database } from './db/database.js';
import { UnitOfWork } from './db/unit-of-work.js';
import { watchPool, watchUnits } from './db/watch-store.js';
import { createBus } from './live/create-bus.js';
import { FolderStore } from './files/folder-store.js';
import type { Logger } from './logging/logger.js';
import { createMetrics } from './metrics/metrics.js';
import { Outbox } from './outbox/outbox.js';
import { OutboxClaims } from './outbox/outbox-claims.js';
import { type Clock, systemClock } from './outside/clock.js';
import { ANY_NETWORK, INTERNET, type Network } from './outside/fetching/outside-fetcher.js';
import { type Random, systemRandom } from './outside/random.js';
import { createWechat } from './outside/wechat/create-wechat.js';
import type { Wechat } from './outside/wechat/wechat.js';
import { WechatCookies } from './request/wechat-cookie.js';
import type { Platform } from './platform.js';
import { createRateLimiter } from './rate-limit/create-rate-limiter.js';
import { connectRedis } from './redis/redis.js';

export interface Outside {
  readonly clock?: Clock;
  readonly random?: Random;
  readonly network?: Network;
  readonly wechat?: Wechat | null;
}

export interface RunningPlatform extends Platform {
  /** Called once the server listens, when port 0 has become a real one. */
  listensOn(port: number): void;
  /** Begins what features do by themselves while the server runs. */
  serve(): void;
  stop(): Promise<void>;
}

export function createPlatform(config: Config, database: Database, logger: Logger, outside: Outside = {}): RunningPlatform {
  const { clock = systemClock, random = systemRandom, network = config.webhookAnyAddress ? ANY_NETWORK : INTERNET } = outside;
  const stops: (() => void | Promise<void>)[] = [];
  const works: (() => () => void | Promise<void>)[] = [];
  const redis = config.redisUrl === null ? null : connectRedis(config.redisUrl, logger);
  const tokenSecret = tokenSecretOf(config, random);
  const bus = createBus(redis, tokenSecret);
  const metrics = createMetrics();
  watchPool(metrics, database);
  const unit = new UnitOfWork(database, random, watchUnits(metrics, logger));
  const outbox = new Outbox(new OutboxClaims(database, unit, clock, random), clock, random, metrics, logger);
  const wechat = outside.wechat === undefined ? createWechat(config, clock, random) : outside.wechat;
  const wechatCookies = new WechatCookies(purposeKey(tokenSecret, 'wechat'), wechat?.appId ?? null, clock);
  let port = config.port;
  return {
    config,
    database,
    unit,
    files: new FolderStore(join(config.dataDir, 'files'), random),
    exportFiles: new FolderStore(join(config.dataDir, 'exports'), random),
    clock,
    random,
    logger,
    bus,
    metrics,
    limiter: createRateLimiter(config.rateLimits, redis, { clock, metrics }),
    outbox,
    redis,
    tokenSecret,
    publicUrl: () => config.publicUrls[0] ?? `http://localhost:${port}`,
    network,
    wechat,
    wechatCookies,
    onServe: (begin) => void works.push(begin),
    onStop: (stop) => void stops.push(stop),
    serve: () => void stops.push(...works.map((begin) => begin())),
    listensOn: (actual) => {
      port = actual;
    },
    stop: async () => {
      const outcomes = await Promise.allSettled(stops.map(async (stop) => stop()));
      for (const outcome of outcomes) if (outcome.status === 'rejected') logger.error({ err: outcome.reason }, 'a part did not stop');
      await bus.stop();
      redis?.disconnect();
      await database.close();
    },
  };
}
