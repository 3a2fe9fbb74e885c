import { readConfig } from '../dist/platform/config/config.js';
import { createLogger } from '../dist/platform/logging/logger.js';
import { startServer } from '../dist/server-process.js';
import { definition } from '../../schema/fixtures/survey30/survey30.mjs';

/** The whole server, a process of its own, as `npm start` runs it, with the survey launched on it. */
const [, , databaseUrl, poolSize, dataDir, links = '0'] = process.argv;
/** Links that are written with one statement. */
const LINKS_AT_ONCE = 500;
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
const ruled = Number(links) > 0 ? await launchRuled(Number(links)) : null;
const { token } = await account.sessions.begin(author.id);
process.send({
  surveyId: id,
  ruled,
  token,
  url: `http://127.0.0.1:${server.port}/v1/r/${id}/responses`,
  page: `http://127.0.0.1:${server.port}/r/${id}`,
  report: `http://127.0.0.1:${server.port}/v1/surveys/report/${id}`,
});
process.on('message', async () => {
  await server.stop();
  process.exit(0);
});

/** The same survey with two quotas that never fill, a limit on repeated answers, and so many one-to-one links. */
async function launchRuled(count) {
  const [first] = definition.nodes.filter(({ type }) => type === 1);
  const options = first.options.map((option) => option.id);
  const quotas = [
    {
      id: 90_001,
      kind: 'table',
      name: 'Cells',
      nodeIds: [first.id],
      cells: options.map((option) => ({ optionId: [option], limit: 1e6 })),
    },
    { id: 90_002, kind: 'custom', name: 'Everybody', conditions: [], limit: 1e6 },
  ];
  const settings = { ...definition.settings, repeat: { window: 3, by: ['link', 'ip'] } };
  const { id: surveyId } = await survey.makers.create(ctx, { title: 'ruled' });
  const document = { ...definition, quotas, settings };
  await survey.documents.replace(ctx, { surveyId, revision: null, definition: document, dryRun: false });
  await publish.publishing.launch(ctx, surveyId);
  const codes = Array.from({ length: count }, (_, place) => `bench${place}`);
  for (let from = 0; from < count; from += LINKS_AT_ONCE) {
    const rows = codes.slice(from, from + LINKS_AT_ONCE).map((code) => `('${code}', '${surveyId}', '${code}', 'bench', 0, 1, 1, 0, 0)`);
    await server.platform.unit.run((unit) =>
      unit.statements.write([
        {
          sql: `INSERT INTO personal_link (id, survey_id, code, batch_id, anonymous, max_uses, created_at, uses, response_seq) VALUES ${rows.join(', ')}`,
          values: [],
        },
      ]),
    );
  }
  return { url: `http://127.0.0.1:${server.port}/v1/r/${surveyId}/responses`, codes };
}
