/** What the benches of reports share: a server with a survey of 30 questions, responses past the doors, and rounds that take turns. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import libsql from 'libsql';
import { answersFrom, chanceFrom, definition } from '../../schema/fixtures/survey30/survey30.mjs';
import { readConfig } from '../dist/platform/config/config.js';
import { createLogger } from '../dist/platform/logging/logger.js';
import { startServer } from '../dist/server-process.js';
import { median, say } from './rounds.mjs';

const ROUNDS = 9;
const SOURCES = ['poster', 'mail', 'banner'];

export const COUNT = Number(process.env.REPORT_RESPONSES ?? 100_000);

export { median, say };

export const megabytes = () => process.memoryUsage.rss() / 2 ** 20;

/** Runs work on a server of its own with a launched survey, and takes everything away afterwards. */
export async function withSurvey(work) {
  const dir = mkdtempSync(join(tmpdir(), 'wence-bench-'));
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dir, WENCE_DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  const logger = createLogger(config.logLevel);
  const server = await startServer(config, logger);
  try {
    const { account, survey, publish, responseTable } = server.features;
    const author = await account.registration.createAccount({ mobile: '13800000000', password: 'wence123' });
    const ctx = { user: { id: author.id, sessionId: 'bench' }, language: 'en', requestId: 'bench', ip: '', logger, memo: new Map() };
    const { id } = await survey.makers.create(ctx, { title: 'bench' });
    await survey.documents.replace(ctx, { surveyId: id, revision: null, definition, dryRun: false });
    await publish.publishing.launch(ctx, id);
    /** Runs plain statements on the table of the survey, as `statementsOf` writes them. */
    const plain = async (statementsOf) => {
      const view = await responseTable.tables.view(id, await survey.drafts.readOf(await survey.surveys.find(id)));
      const statements = statementsOf(view.table);
      return () => responseTable.tables.read(view, statements);
    };
    await work({
      id,
      features: server.features,
      newContext: () => ({ ...ctx, memo: new Map() }),
      store: (from, count) => store(dir, id, from, count),
      plain,
    });
  } finally {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Stores responses as submissions leave them, past the doors; their answers as text. */
export function store(dir, surveyId, from, count) {
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

/** Both ways in turns; how many times as long as the plain statements the report may take. */
export async function compare(name, wence, bare, target) {
  const rounds = [];
  for (let round = -2; round < ROUNDS; round += 1) {
    const each = { wence: (await timed(wence)).ms, bare: (await timed(bare)).ms };
    if (round >= 0) rounds.push(each);
  }
  const of = (who) => median(rounds.map((round) => round[who]));
  judge(`${name}: ${of('wence').toFixed(0)} ms against ${of('bare').toFixed(0)} ms of plain statements`, of('wence') / of('bare'), target);
}

export async function timed(work) {
  const [cpu, start] = [process.cpuUsage(), performance.now()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { ms: performance.now() - start, cpu: user + system };
}

export function judge(name, value, target) {
  const missed = value > target;
  if (missed) process.exitCode = 1;
  say(`${name}: ${value.toFixed(2)}, target ${target}: ${missed ? 'MISSED' : 'ok'}`);
}
