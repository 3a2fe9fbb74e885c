import Fastify from 'fastify';
import { execute, parse } from 'graphql';
import libsql from 'libsql';
import { createServer } from 'node:http';
import mysql from 'mysql2/promise';
import { readConfig } from '../dist/platform/config/config.js';
import { buildGraph } from '../dist/platform/graphql/build-graph.js';
import { createLogger } from '../dist/platform/logging/logger.js';
import { startServer } from '../dist/server-process.js';

/**
 * A server with a survey of 300 questions and 1,500 options, in a process of its own. `real`: what `npm start` runs. `bare`: no more than it takes to
 * give the same data, in a Fastify without anything: `/definition` selects the text and sends it; `/nodes` parses and validates nothing and has
 * graphql-js execute an operation that was parsed once, on the same schema. Both tell on another port how much processor time they have used.
 */
const [, , mode, databaseUrl, dataDir] = process.argv;
const QUESTIONS = 300;
const OPTIONS = 5;
const NODES =
  '{ survey(id: $id) { nodes { id code title required ... on ChoiceQuestion { setting { column min max showResult attribute } } options { id code title } } } }';
const SELECT = 'SELECT revision, definition FROM survey_draft WHERE survey_id = ?';

const config = readConfig({
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  WENCE_DEMO: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
});
const logger = createLogger(config.logLevel);
const server = await startServer(config, logger);
const { account, survey } = server.features;
const author = await account.registration.createAccount({ mobile: '13800000000', password: 'wence123' });
const { token } = await account.sessions.begin(author.id);
const ctx = () => ({ user: { id: author.id, sessionId: 'bench' }, language: 'en', requestId: 'bench', ip: '', logger, memo: new Map() });
const { id } = await survey.makers.create(ctx(), { title: 'bench' });
await survey.documents.replace(ctx(), { surveyId: id, revision: null, definition: largeDefinition(), dryRun: false });

const bare = mode === 'bare' ? await startBare() : null;
const real = `http://127.0.0.1:${server.port}/graphql`;
const cpu = createServer((_request, response) => response.end(JSON.stringify(process.cpuUsage())));
await new Promise((resolve) => cpu.listen(0, '127.0.0.1', resolve));
const query = (text) => ({ query: `query ($id: ID!) ${text}`, variables: { id } });
process.send({
  token,
  cpu: `http://127.0.0.1:${cpu.address().port}`,
  definition: { url: bare ? `${bare}/definition` : real, body: query('{ surveyDefinition(id: $id) { revision definition } }') },
  nodes: { url: bare ? `${bare}/nodes` : real, body: query(NODES) },
});
process.on('message', async () => {
  await server.stop();
  process.exit(0);
});

// Whoever started it is gone.
process.on('disconnect', () => process.exit(0));

function largeDefinition() {
  const nodes = Array.from({ length: QUESTIONS }, (_, at) => ({
    id: at * 10 + 1,
    code: `Q${at + 1}`,
    type: 1,
    title: `Which of these do you use on ordinary working days, in area ${at + 1}?`,
    required: true,
    options: Array.from({ length: OPTIONS }, (__, of) => ({
      id: at * 10 + of + 2,
      code: `${of + 1}`,
      title: `Something that people use, number ${of + 1}`,
    })),
  }));
  return { format: 1, title: 'bench', language: 'en', nodes };
}

async function startBare() {
  const http = Fastify();
  const select = await selector();
  const schema = await buildGraph(server.features.resolvers);
  const document = parse(`query ($id: ID!) ${NODES}`);
  http.post('/definition', async (request, reply) => {
    const { revision, definition } = await select(request.body.variables.id);
    return reply.type('application/json').send(`{"data":{"surveyDefinition":{"revision":${revision},"definition":${definition}}}}`);
  });
  http.post('/nodes', async (request) => execute({ schema, document, variableValues: request.body.variables, contextValue: ctx() }));
  return http.listen({ port: 0, host: '127.0.0.1' });
}

async function selector() {
  if (databaseUrl.startsWith('mysql:')) {
    const pool = mysql.createPool({ uri: databaseUrl, connectionLimit: 4 });
    return async (surveyId) => (await pool.execute(SELECT, [surveyId]))[0][0];
  }
  const statement = new libsql(databaseUrl.slice('sqlite:'.length)).prepare(SELECT);
  return async (surveyId) => statement.get(surveyId);
}
