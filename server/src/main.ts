import { type Config, readConfig } from './platform/config/config.js';
import { createFeatures } from './container.js';
import { type DemoAccount, seedDemo } from './demo/seed-demo.js';
import { StartError } from './platform/errors/system-error.js';
import { createLogger, type Logger } from './platform/logging/logger.js';
import { startServer } from './server-process.js';

/** Prints the addresses once the server answers. Logs are for machines; this is for the person who typed `npm start`. */
function greet(config: Config, port: number, demo: DemoAccount | null): void {
  const base = config.publicUrls[0] ?? `http://localhost:${port}`;
  const lines = [
    '',
    '  Wence is running',
    `    Designer        ${base}/designer/`,
    ...(demo ? [`    Demo survey     ${base}/r/${demo.surveyId}`, `    Demo sign-in    ${demo.mobile}  ${demo.password}`] : []),
    `    API             ${base}/v1/docs   ${base}/graphql`,
    ...(config.production ? [] : [`    Mailbox         ${base}/dev/mailbox   (every SMS lands here)`]),
    `    Data            ${config.databaseUrl.replace(/:[^:@/]*@/, ':***@')}`,
    '',
    '  Ctrl-C stops it.',
    '',
  ];
  process.stdout.write(lines.join('\n'));
}

const STOP_TIMEOUT_MS = 25_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  leaveOnDefects(logger);
  const server = await startServer(config, logger);
  server.platform.metrics.watchProcess();
  const stop = stopOnce(() => server.stop(), logger, config.shutdownDelayMs + STOP_TIMEOUT_MS);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const demo = await seedDemo(server.platform, createFeatures);
  greet(config, server.port, demo);
}

/** After an uncaught defect the state of the process is unknown. Whatever was acknowledged is stored, so a new process is safer. */
function leaveOnDefects(logger: Logger): void {
  const leave = (what: string) => (error: unknown) => {
    logger.fatal({ err: error }, what);
    process.exit(1);
  };
  process.on('uncaughtException', leave('uncaught exception'));
  process.on('unhandledRejection', leave('unhandled rejection'));
}

/** A second signal ends the process at once: pressing Ctrl-C twice is deliberate. */
function stopOnce(stop: () => Promise<void>, logger: Logger, atMostMs: number): () => void {
  return () => {
    process.once('SIGINT', () => process.exit(130));
    setTimeout(() => process.exit(1), atMostMs).unref();
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
