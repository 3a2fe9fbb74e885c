/**
 * How long submissions wait while a report is read all the time, or while files are made: 200 a second, as they are due, to a server with many responses
 * on SQLite, alone, beside somebody who reads its overall report again and again, and beside somebody who has one workbook after the other made, rounds
 * taking turns. REPORT_RESPONSES: how many responses there are, 100,000 if absent. A missed target ends it with 1.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child.mjs';
import { pace } from './drive.mjs';
import { COUNT, judge, median, say, store } from './report-bench.mjs';
import { answersFrom, chanceFrom } from '../../schema/fixtures/survey30/survey30.mjs';

const ROUNDS = 5;
const POOL = 4;
const LOAD = { rate: 200, seconds: 10, parallel: 32 };
/** The code of a server that is too busy for the moment. */
const BUSY = 'B0503';
/** How many times as long the slowest hundredth may take beside a report or a file. */
const TARGET = 1.5;

const chance = chanceFrom(1);
const nextAnswers = () => answersFrom(chance);

const dir = mkdtempSync(join(tmpdir(), 'wence-bench-'));
const server = await startChild('./real-server.mjs', [`sqlite:${join(dir, 'wence.sqlite')}`, POOL, dir]);
try {
  store(dir, server.surveyId, 0, COUNT);
  await readReport();
  await pace(server, nextAnswers, LOAD);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = slowestHundredth(await pace(server, nextAnswers, LOAD));
    const reader = readAllTheTime();
    const beside = slowestHundredth(await pace(server, nextAnswers, LOAD));
    const { reads, refused } = await reader.end();
    const maker = exportAllTheTime();
    const exporting = slowestHundredth(await pace(server, nextAnswers, LOAD));
    rounds.push({ alone, beside, reads, refused, exporting, files: await maker.end() });
  }
  const of = (what) => median(rounds.map((round) => round[what]));
  say(
    `${LOAD.rate} submissions a second beside ${COUNT} responses: p99 ${of('alone').toFixed(1)} ms; beside a report ${of('beside').toFixed(1)} ms, ${of('reads')} reads and ${of('refused')} refusals in ${LOAD.seconds} s`,
  );
  say(`beside workbooks p99 ${of('exporting').toFixed(1)} ms, ${of('files')} files begun`);
  judge('p99 of submissions beside a report', of('beside') / of('alone'), TARGET);
  judge('p99 of submissions beside workbooks', of('exporting') / of('alone'), TARGET);
} finally {
  // A server that goes on would keep this process waiting for it.
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
}

/** False: the server was too busy for it and said so. */
async function readReport() {
  const { report, token } = server;
  const answer = await fetch(report, { headers: { authorization: `Bearer ${token}` } });
  const { code } = await answer.json();
  if (code === BUSY) return false;
  if (code !== '00000') throw new Error(`the report is refused: ${code}`);
  return true;
}

function readAllTheTime() {
  const over = new AbortController();
  const reading = (async () => {
    let reads = 0;
    let refused = 0;
    while (!over.signal.aborted) {
      if (await readReport()) reads += 1;
      else refused += 1;
    }
    return { reads, refused };
  })();
  return {
    end: () => {
      over.abort();
      return reading;
    },
  };
}

/** Has one workbook made after the other; the last one is deleted unfinished. */
function exportAllTheTime() {
  const over = new AbortController();
  const tasks = new URL(`/v1/surveys/export/${server.surveyId}/tasks`, server.report).href;
  const call = async (method, path = '', body = undefined) => {
    const headers = { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' };
    const answer = await (await fetch(tasks + path, { method, headers, body: body && JSON.stringify(body) })).json();
    if (answer.code !== '00000') throw new Error(`the export is refused: ${answer.code}`);
    return answer.data;
  };
  const making = (async () => {
    let files = 0;
    while (!over.signal.aborted) {
      const { id } = await call('POST', '', { type: 1 });
      files += 1;
      for (let status = 0; status < 2 && !over.signal.aborted; ) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        ({ status } = await call('GET', `/${id}`));
      }
      await call('POST', `/${id}/delete`, {});
    }
    return files;
  })();
  return {
    end: () => {
      over.abort();
      return making;
    },
  };
}

function slowestHundredth(taken) {
  return taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.99)];
}
