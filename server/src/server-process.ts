import type { Config } from './config.js';
import { createApp } from './app.js';
import { createFeatures, ENTITIES } from './container.js';
import { createPlatform, type Outside, type RunningPlatform } from './platform/create-platform.js';
import { openDatabase } from './platform/db/open-database.js';
import { explainStart } from './platform/errors/explain-start.js';
import { CLIENT_DIST } from './platform/http/client-files.js';
import type { Logger } from './platform/logging/logger.js';
import type { Features } from './container.js';
import type { FastifyInstance } from 'fastify';

export interface RunningServer {
  readonly http: FastifyInstance;
  readonly platform: RunningPlatform;
  readonly features: Features;
  readonly port: number;
  /** Says no to `/readyz`, tells the sockets, finishes what is in flight, closes the store. */
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly outside?: Outside;
  readonly clientDist?: string;
}

/** Opens the store, puts the parts together and listens. Throws a StartError with one sentence when the operator can mend what is wrong. */
export async function startServer(config: Config, logger: Logger, options: StartOptions = {}): Promise<RunningServer> {
  const database = await openDatabase(config.databaseUrl, ENTITIES).catch((error: unknown) => {
    throw explainStart(error, config);
  });
  try {
    const platform = createPlatform(config, database, logger, options.outside);
    const features = createFeatures(platform);
    const { http, health } = await createApp(platform, features, options.clientDist ?? CLIENT_DIST);
    await http.listen({ port: config.port, host: config.host });
    const port = portOf(http);
    platform.listensOn(port);
    const stop = async () => {
      health.drain();
      await http.close();
      await platform.stop();
    };
    return { http, platform, features, port, stop };
  } catch (error) {
    await database.close();
    throw explainStart(error, config);
  }
}

function portOf(http: FastifyInstance): number {
  const address = http.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
