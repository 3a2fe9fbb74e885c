import { readConfig } from './config.js';
import { seedDemo } from './demo/seed-demo.js';
import { StartError } from './platform/errors/start-error.js';
import { createLogger } from './platform/logging/logger.js';
import { startServer } from './server-process.js';
import { greet } from './greeting.js';

const STOP_TIMEOUT_MS = 25_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const server = await startServer(config, logger);
  const stop = stopOnce(() => server.stop(), logger);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });
  const demo = await seedDemo(server.platform);
  greet(config, server.port, demo);
}

/** The second signal does not wait: whoever presses Ctrl-C twice means it. */
function stopOnce(stop: () => Promise<void>, logger: { error(details: object, text: string): void }): () => void {
  return () => {
    process.once('SIGINT', () => process.exit(130));
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
}

main().catch((error: unknown) => {
  const known = error instanceof StartError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(known ? 78 : 1);
});
