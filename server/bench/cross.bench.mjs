/**
 * Reports on many responses to a survey of 30 questions: a cross report of 5 by 3 questions with two filters and a count with filters, next to the
 * plain DuckDB statements for the same figures in the same file, rounds taking turns; the processor time of catching up after 10,000 new responses,
 * next to JSON.parse of the same answers. REPORT_RESPONSES: how many, 100,000 if absent. A missed target ends it with 1.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import libsql from 'libsql';
import { answersFrom, chanceFrom, definition } from '../../schema/fixtures/survey30/survey30.mjs';
import { readConfig } from '../dist/platform/config/config.js';
import { createLogger } from '../dist/platform/logging/logger.js';
import { startServer } from '../dist/server-process.js';

const COUNT = Number(process.env.REPORT_RESPONSES ?? 100_000);
const NEW = 10_000;
const ROUNDS = 9;
const TARGETS = { query: 1.5, catchUp: 3, megabytes: 1_024 };
const SOURCES = ['poster', 'mail', 'banner'];

const say = (line) => process.stdout.write(`${line}\n`);
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const megabytes = () => process.memoryUsage.rss() / 2 ** 20;

const chosen = (type) => definition.nodes.filter((node) => node.type === type).map((node) => node.id);

const dir = mkdtempSync(join(tmpdir(), 'wence-bench-'));
const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dir, WENCE_DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
const logger = createLogger(config.logLevel);
const server = await startServer(config, logger);
try {
  const { account, survey, publish, cross, responseTable } = server.features;
  const author = await account.registration.createAccount({ mobile: '13800000000', password: 'wence123' });
  const ctx = { user: { id: author.id, sessionId: 'bench' }, language: 'en', requestId: 'bench', ip: '', logger, memo: new Map() };
  const { id } = await survey.makers.create(ctx, { title: 'bench' });
  await survey.documents.replace(ctx, { surveyId: id, revision: null, definition, dryRun: false });
  await publish.publishing.launch(ctx, id);
  const ask = (query) => cross.reports.read({ ...ctx, memo: new Map() }, { surveyId: id, ...query });
  const choices = chosen(1);
  const query = {
    rows: [...choices.slice(0, 3), ...chosen(4).slice(0, 1), ...chosen(2).slice(0, 1)],
    columns: choices.slice(-3),
    filter: { source: 'poster', submittedFrom: new Date(COUNT / 10) },
  };

  store(id, 0, COUNT);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const first = await timed(() => ask(query));
  delay.disable();
  say(
    `first report on ${COUNT} responses: ${(first.ms / 1000).toFixed(1)} s, ${(first.cpu / COUNT).toFixed(1)} µs of processor each; event loop p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms, most ${(delay.max / 1e6).toFixed(0)} ms`,
  );

  const texts = store(id, COUNT, NEW);
  const catchUp = await timed(() => ask(query));
  const again = await timed(() => ask(query));
  const parse = await timed(() => texts.forEach((text) => JSON.parse(text)));
  judge(`catching up after ${NEW} responses against JSON.parse`, (catchUp.cpu - again.cpu) / parse.cpu, TARGETS.catchUp);

  const owned = await survey.surveys.find(id);
  const view = await responseTable.tables.view(id, await survey.drafts.readOf(owned));
  const plain = plainStatements(view.table, query);
  await compare(
    '5 x 3 cross with two filters',
    () => ask(query),
    () => responseTable.tables.read(view, plain),
  );
  const count = { rows: [choices[0]], columns: [choices[1]], filter: query.filter };
  await compare(
    'a filtered cross of two questions',
    () => ask(count),
    () => responseTable.tables.read(view, plainStatements(view.table, count)),
  );
  judge('resident memory in MiB', megabytes(), TARGETS.megabytes);
} finally {
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
}

/** Stores responses as submissions leave them, past the doors; their answers as text. */
function store(surveyId, from, count) {
  const database = new libsql(join(dir, 'wence.sqlite'));
  const chance = chanceFrom(from + 1);
  const response = database.prepare(
    'INSERT INTO response (id, survey_id, seq, submission_id, payload_hash, status, version, answers, started_at, submitted_at, source) VALUES (?, ?, ?, ?, ?, ?, 1, ?, 0, ?, ?)',
  );
  const line = database.prepare("INSERT INTO response_log (survey_id, seq, kind, response_id) VALUES (?, ?, 'submitted', ?)");
  const texts = [];
  database.exec('BEGIN IMMEDIATE');
  for (let seq = from + 1; seq <= from + count; seq += 1) {
    const text = JSON.stringify(answersFrom(chance));
    texts.push(text);
    response.run(`r${seq}`, surveyId, seq, `s${seq}`, '', 'complete', text, seq, SOURCES[seq % SOURCES.length]);
    line.run(surveyId, seq, `r${seq}`);
  }
  database
    .prepare('INSERT OR REPLACE INTO survey_counter (survey_id, seq, responses, last_response, removed) VALUES (?, ?, ?, ?, 0)')
    .run(surveyId, from + count, from + count, from + count);
  database.exec('COMMIT');
  database.close();
  return texts;
}

/** What somebody would write by hand for the same counts. */
function plainStatements(table, { rows, columns, filter }) {
  const where = `WHERE status = 'complete' AND valid = 1 AND source = '${filter.source}' AND submitted_at >= ${filter.submittedFrom.getTime()}`;
  const nodes = new Map(definition.nodes.map((node) => [node.id, node]));
  const answered = (id) => (nodes.get(id).type === 2 ? `n${id}_state >= 0` : nodes.get(id).type === 4 ? `n${id}_int >= 0` : `n${id} >= 0`);
  return columns.flatMap((column) =>
    rows.flatMap((row) => {
      const from = `FROM ${table} ${where} AND ${answered(row)} AND ${answered(column)}`;
      const { type, options = [] } = nodes.get(row);
      if (type === 2)
        return [
          { sql: `SELECT n${column}, count(*), ${options.map((option) => `count_if(n${row}_o${option.id} = 1)`)} ${from} GROUP BY 1` },
        ];
      const key = type === 4 ? `n${row}_int` : `n${row}`;
      const counts = { sql: `SELECT n${column}, ${key}, count(*) ${from} GROUP BY 1, 2` };
      const moments = { sql: `SELECT n${column}, count(*), avg(${key}), stddev_samp(${key}) ${from} GROUP BY 1` };
      return type === 4 ? [counts, moments] : [counts];
    }),
  );
}

async function compare(name, wence, bare) {
  const rounds = [];
  for (let round = -2; round < ROUNDS; round += 1) {
    const each = { wence: (await timed(wence)).ms, bare: (await timed(bare)).ms };
    if (round >= 0) rounds.push(each);
  }
  const of = (who) => median(rounds.map((round) => round[who]));
  judge(
    `${name}: ${of('wence').toFixed(0)} ms against ${of('bare').toFixed(0)} ms of plain statements`,
    of('wence') / of('bare'),
    TARGETS.query,
  );
}

async function timed(work) {
  const [cpu, start] = [process.cpuUsage(), performance.now()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { ms: performance.now() - start, cpu: user + system };
}

function judge(name, value, target) {
  const missed = value > target;
  if (missed) process.exitCode = 1;
  say(`${name}: ${value.toFixed(2)}, target ${target}: ${missed ? 'MISSED' : 'ok'}`);
}
