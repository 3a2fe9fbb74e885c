import { createApp } from '../app.js';
import { readConfig } from '../platform/config/config.js';
import { createFeatures, type Features } from '../container.js';
import { ENTITIES } from '../entities.js';
import type { RunningPlatform } from '../platform/create-platform.js';
import { createPlatform } from '../platform/create-platform.js';
import { openDatabase } from '../platform/db/open-database.js';
import { createLogger, type Logger } from '../platform/logging/logger.js';
import type { FastifyInstance } from 'fastify';
import type { Network } from '../platform/outside/fetching/outside-fetcher.js';
import type { Random } from '../platform/outside/random.js';
import type { Wechat } from '../platform/outside/wechat/wechat.js';
import { TestClock } from './test-clock.js';
import { takeTestStore } from './test-database.js';
import { watchCodes } from './watch-codes.js';

export interface TestApp {
  readonly http: FastifyInstance;
  readonly platform: RunningPlatform;
  readonly features: Features;
  readonly clock: TestClock;
  readonly databaseUrl: string;
  /** `http://127.0.0.1:<free port>`: it listens already. */
  readonly address: string;
  /** Fails if a route of `/v1` has answered with a code that it does not declare. */
  stop(): Promise<void>;
}

/** What a test puts in the place of the real thing. */
interface Outside {
  readonly log?: Logger;
  readonly random?: Random;
  readonly network?: Network;
  readonly wechat?: Wechat | null;
}

/** The whole server on a fresh database, on a free port. The clock stands; everything else is real. */
export async function startTestApp(env: Record<string, string> = {}, { log, random, network, wechat }: Outside = {}): Promise<TestApp> {
  const store = await takeTestStore();
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: store.url,
    DATA_DIR: store.dir,
    WENCE_DEMO: 'off',
    ...env,
  });
  const clock = new TestClock();
  const logger = log ?? createLogger(config.logLevel);
  const database = await openDatabase(config.databaseUrl, ENTITIES);
  if (!env.DATABASE_URL) await store.noteTables();
  const platform = createPlatform(config, database, logger, { clock, random, network, wechat });
  const features = createFeatures(platform);
  features.quota.listen();
  features.sampleOrder.listen();
  features.exam.listen();
  await features.webhook.listen();
  const { http } = await createApp(platform, features, store.dir);
  const assertCodes = watchCodes(http);
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  platform.listensOn(Number(new URL(address).port));
  return {
    http,
    platform,
    features,
    clock,
    databaseUrl: store.url,
    address,
    stop: async () => {
      await http.close();
      await platform.stop();
      await store.drop();
      assertCodes();
    },
  };
}
