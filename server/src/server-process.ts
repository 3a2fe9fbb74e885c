import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from './platform/config/config.js';
import { createApp } from './app.js';
import { createFeatures } from './container.js';
import { ENTITIES } from './entities.js';
import { createPlatform, type Outside, type RunningPlatform } from './platform/create-platform.js';
import type { Database } from './platform/db/database.js';
import { openDatabase } from './platform/db/open-database.js';
import { lockStore } from './platform/db/process-lock.js';
import { explainStart } from './platform/config/explain-start.js';
import { CLIENT_DIST } from './platform/http/built-page.js';
import type { Logger } from './platform/logging/logger.js';
import { runOutbox } from './platform/outbox/outbox-relay.js';
import type { Features } from './container.js';
import type { FastifyInstance } from 'fastify';

const IN_FLIGHT_MS = 20_000;

export interface RunningServer {
  readonly http: FastifyInstance;
  readonly platform: RunningPlatform;
  readonly features: Features;
  readonly port: number;
  /** Makes `/readyz` fail, notifies the sockets, finishes requests in flight and closes the store. */
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly outside?: Outside;
  readonly clientDist?: string;
}

/** Opens the store, puts the parts together and listens. Throws a StartError with one sentence when the operator can mend what is wrong. */
export async function startServer(config: Config, logger: Logger, options: StartOptions = {}): Promise<RunningServer> {
  const { database, lock } = await openStore(config);
  try {
    const platform = createPlatform(config, database, logger, options.outside);
    const features = createFeatures(platform);
    features.quota.listen();
    features.sampleOrder.listen();
    features.exam.listen();
    await features.webhook.listen();
    const { http, health } = await createApp(platform, features, options.clientDist ?? CLIENT_DIST);
    await http.listen({ port: config.port, host: config.host });
    const port = portOf(http);
    platform.listensOn(port);
    platform.onStop(runOutbox(platform.outbox, logger));
    platform.serve();
    const stop = async () => {
      health.drain();
      await wait(config.shutdownDelayMs);
      await finish(http, logger);
      await platform.stop();
      lock.release();
    };
    return { http, platform, features, port, stop };
  } catch (error) {
    await database.close();
    lock.release();
    throw explainStart(error, config);
  }
}

/** Opens the store and, if it allows only one server, locks it. */
async function openStore(config: Config): Promise<{ database: Database; lock: { release(): void } }> {
  let lock: { release(): void } | undefined;
  try {
    lock = lockStore(config.databaseUrl);
    return { database: await openDatabase(config.databaseUrl, ENTITIES, { pool: config.databasePool }), lock };
  } catch (error) {
    lock?.release();
    throw explainStart(error, config);
  }
}

/** Accepts no new connections, notifies the sockets and answers requests in flight; connections that take too long are cut off. */
async function finish(http: FastifyInstance, logger: Logger): Promise<void> {
  const impatient = setTimeout(() => {
    logger.warn('some requests did not end in time and are cut off');
    http.server.closeAllConnections();
  }, IN_FLIGHT_MS);
  await http.close();
  clearTimeout(impatient);
}

function portOf(http: FastifyInstance): number {
  const address = http.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
