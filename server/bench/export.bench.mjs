/**
 * Files of many responses to a survey of 30 questions: CSV next to DuckDB's own COPY of the same columns in the same file, rounds taking turns; whether
 * workbooks and SPSS files are written at a constant rate; and what each takes of memory. REPORT_RESPONSES: how many, 100,000 if absent. A missed target
 * ends it with 1.
 */
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare, COUNT, judge, megabytes, say, timed, withSurvey } from './report-bench.mjs';

/** Columns of the table that no file has. */
const BESIDE = 'starred, tags, straight_lined, same_answers';
/** How many times as long as COPY a file may take. */
const TARGET = 2;
/** How many times as long the last half of a file may take as the first. */
const HALVES = 1.25;
/** MiB by which making a file may raise the memory of the process. */
const MEMORY = 150;

await withSurvey(async ({ id, features, newContext, store, plain }) => {
  store(0, COUNT);
  const { exportTasks, exportRunner } = features.exports;
  const make = async (type) => {
    const { task } = await exportTasks.create(newContext(), { surveyId: id, type });
    await exportRunner.idle();
    const made = await exportTasks.one(newContext(), { taskId: task.id });
    if (made.status !== 'done') throw new Error(`${type}: ${made.failure}`);
    await exportTasks.remove(newContext(), { taskId: task.id });
    return made;
  };
  const first = await timed(() => make('csv'));
  say(`first file of ${COUNT} responses, table included: ${(first.ms / 1000).toFixed(1)} s`);

  const path = join(tmpdir(), `wence-copy-${process.pid}.csv`);
  const copy = (order) =>
    plain((table) => [{ sql: `COPY (SELECT * EXCLUDE (${BESIDE}) FROM ${table} ${order}) TO '${path}' (FORMAT csv)` }]);
  await compare('a csv file, next to COPY in the same order', () => make('csv'), await copy('ORDER BY seq'), TARGET);
  await compare('a csv file, next to COPY in any order', () => make('csv'), await copy(''), TARGET);
  rmSync(path, { force: true });

  for (const type of ['csv', 'ndjson', 'excel', 'spss', 'parquet']) await measure(type);

  /** The memory and the halves of one file. */
  async function measure(type) {
    global.gc?.();
    const before = megabytes();
    let most = before;
    const started = performance.now();
    let half = null;
    const { task } = await exportTasks.create(newContext(), { surveyId: id, type });
    const timer = setInterval(async () => {
      most = Math.max(most, megabytes());
      const now = await exportTasks.one(newContext(), { taskId: task.id }).catch(() => null);
      if (half === null && now && now.rowsTotal > 0 && now.rowsDone >= now.rowsTotal / 2)
        half = { at: performance.now(), rows: now.rowsDone };
    }, 100);
    await exportRunner.idle();
    clearInterval(timer);
    const ended = performance.now();
    const made = await exportTasks.one(newContext(), { taskId: task.id });
    if (made.status !== 'done') throw new Error(`${type}: ${made.failure}`);
    await exportTasks.remove(newContext(), { taskId: task.id });
    say(
      `${type}: ${((ended - started) / 1000).toFixed(1)} s, ${(made.size / 2 ** 20).toFixed(0)} MiB, ${Math.round((COUNT / (ended - started)) * 1000)} rows/s`,
    );
    judge(`${type}: memory above that before it, MiB`, most - before, MEMORY);
    if (half !== null && half.rows < COUNT) {
      const rates = [half.rows / (half.at - started), (COUNT - half.rows) / (ended - half.at)];
      judge(`${type}: time of a row in the second half, next to the first`, rates[0] / rates[1], HALVES);
    }
  }
});
