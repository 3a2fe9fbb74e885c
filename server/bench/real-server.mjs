import { readConfig } from '../dist/config.js';
import { demoAnswers } from '../dist/demo/demo-answers.js';
import { demoDefinition, placeQuestions } from '../dist/demo/demo-definition.js';
import { SeededChance } from '../dist/demo/seeded-chance.js';
import { createLogger } from '../dist/platform/logging/logger.js';
import { startServer } from '../dist/server-process.js';

/** The whole server with the demo survey launched on it, and something to say to it. */
export async function startRealServer(databaseUrl, dataDir) {
  const logger = createLogger('silent');
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    WENCE_DEMO: 'off',
    LOG_LEVEL: 'silent',
  });
  const server = await startServer(config, logger);
  const { account, survey, publish } = server.features;
  const questions = placeQuestions();
  const author = await account.registration.createAccount({ mobile: '13800000000', password: 'wence123' });
  const ctx = { user: { id: author.id, sessionId: 'bench' }, language: 'en', requestId: 'bench', ip: '', logger, memo: new Map() };
  const { id } = await survey.makers.create(ctx, { title: 'bench' });
  await survey.documents.replace(ctx, { surveyId: id, revision: null, definition: demoDefinition(questions), dryRun: false });
  await publish.publishing.launch(ctx, id);
  const chance = new SeededChance(1);
  return {
    url: `http://127.0.0.1:${server.port}/v1/r/${id}/responses`,
    nextAnswers: () => demoAnswers(questions, chance),
    stop: () => server.stop(),
  };
}
