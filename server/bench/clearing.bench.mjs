/**
 * How long submissions wait while the responses that stood in their survey before are deleted after a clear: 200 a second, as they are due, on SQLite, alone
 * and from the clear until the last of the old rows is gone. REPORT_RESPONSES: how many are cleared, 100,000 if absent. A missed target ends it with 1.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import libsql from 'libsql';
import { answersFrom, chanceFrom, definition } from '../../schema/fixtures/survey30/survey30.mjs';
import { startChild } from './child.mjs';
import { pace } from './drive.mjs';
import { COUNT, judge, say, store } from './report-bench.mjs';

const POOL = 4;
const LOAD = { rate: 200, seconds: 5, parallel: 32 };
/** How many times as long the slowest hundredth may take beside the deletion. */
const TARGET = 2;

const chance = chanceFrom(1);
const nextAnswers = () => answersFrom(chance);

const dir = mkdtempSync(join(tmpdir(), 'wence-bench-'));
const file = join(dir, 'wence.sqlite');
const server = await startChild('./real-server.mjs', [`sqlite:${file}`, POOL, dir]);
try {
  store(dir, server.surveyId, 0, COUNT);
  await pace(server, nextAnswers, LOAD);
  const alone = [...(await pace(server, nextAnswers, LOAD)), ...(await pace(server, nextAnswers, LOAD))];
  const begin = performance.now();
  const cleared = await clear();
  const decided = performance.now() - begin;
  const beside = [];
  while (isClearing()) beside.push(...(await pace(server, nextAnswers, { ...LOAD, seconds: 1 })));
  const seconds = (performance.now() - begin) / 1000;
  say(
    `${cleared} responses cleared: answered after ${decided.toFixed(0)} ms, rows gone after ${seconds.toFixed(1)} s, ${Math.round(cleared / seconds)} a second`,
  );
  say(
    `${LOAD.rate} submissions a second: p99 ${slowestHundredth(alone).toFixed(1)} ms alone, ${slowestHundredth(beside).toFixed(1)} ms beside it, longest ${longest(beside).toFixed(0)} ms`,
  );
  judge('p99 of submissions beside the rows of a clear', slowestHundredth(beside) / slowestHundredth(alone), TARGET);
} finally {
  // A server that goes on would keep this process waiting for it.
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
}

/** How many there were. */
async function clear() {
  const headers = { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ title: definition.title });
  const address = new URL(`/v1/surveys/clear/${server.surveyId}`, server.report);
  const { code, data } = await (await fetch(address, { method: 'POST', headers, body })).json();
  if (code !== '00000') throw new Error(`the clear is refused: ${code}`);
  return data.responses;
}

function isClearing() {
  const database = new libsql(file, { timeout: 10_000 });
  try {
    return database.prepare('SELECT clearing_at FROM survey WHERE id = ?').get(server.surveyId).clearing_at !== null;
  } finally {
    database.close();
  }
}

function slowestHundredth(taken) {
  return taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.99)];
}

/** A clear of a million goes on for so many submissions that they are too many to be arguments of one call. */
function longest(taken) {
  return taken.reduce((most, each) => Math.max(most, each), 0);
}
