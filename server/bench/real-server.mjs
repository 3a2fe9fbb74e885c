import { readConfig } from '../dist/platform/config/config.js';
import { createLogger } from '../dist/platform/logging/logger.js';
import { startServer } from '../dist/server-process.js';
import { definition } from '../../schema/fixtures/survey30/survey30.mjs';

/** The whole server, a process of its own, as `npm start` runs it, with the survey launched on it. */
const [, , databaseUrl, poolSize, dataDir] = process.argv;
const config = readConfig({
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: poolSize,
  DATA_DIR: dataDir,
  WENCE_DEMO: 'off',
});
const logger = createLogger(config.logLevel);
const server = await startServer(config, logger);
const { account, survey, publish } = server.features;
const author = await account.registration.createAccount({ mobile: '13800000000', password: 'wence123' });
const ctx = { user: { id: author.id, sessionId: 'bench' }, language: 'en', requestId: 'bench', ip: '', logger, memo: new Map() };
const { id } = await survey.makers.create(ctx, { title: 'bench' });
await survey.documents.replace(ctx, { surveyId: id, revision: null, definition, dryRun: false });
await publish.publishing.launch(ctx, id);
const { token } = await account.sessions.begin(author.id);
process.send({
  surveyId: id,
  token,
  url: `http://127.0.0.1:${server.port}/v1/r/${id}/responses`,
  page: `http://127.0.0.1:${server.port}/r/${id}`,
  report: `http://127.0.0.1:${server.port}/v1/surveys/report/${id}`,
});
process.on('message', async () => {
  await server.stop();
  process.exit(0);
});
