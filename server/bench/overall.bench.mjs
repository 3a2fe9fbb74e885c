/**
 * The overall report of many responses to a survey of 30 questions, of all and of those that a filter means, next to the plain DuckDB statements for
 * the same figures in the same file, rounds taking turns. REPORT_RESPONSES: how many, 100,000 if absent. A missed target ends it with 1.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { definition } from '../../schema/fixtures/survey30/survey30.mjs';
import { compare, COUNT, judge, megabytes, say, timed, withSurvey } from './report-bench.mjs';

const TARGETS = { query: 1.5, megabytes: 1_024 };
const INTEGER = 1;

await withSurvey(async ({ id, features, newContext, store, plain }) => {
  const ask = (filter) => features.report.reports.read(newContext(), id, filter);
  store(0, COUNT);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const first = await timed(() => ask());
  delay.disable();
  say(
    `first report on ${COUNT} responses: ${(first.ms / 1000).toFixed(1)} s; event loop p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms, most ${(delay.max / 1e6).toFixed(0)} ms`,
  );

  const complete = "status = 'complete' AND valid = 1";
  await compare('the overall report', () => ask(), await plain((table) => plainStatements(table, complete)), TARGETS.query);
  const filter = { source: 'poster', submittedFrom: new Date(COUNT / 10) };
  const filtered = `${complete} AND source = 'poster' AND submitted_at >= ${COUNT / 10}`;
  await compare(
    'the overall report with two filters',
    () => ask(filter),
    await plain((table) => plainStatements(table, filtered)),
    TARGETS.query,
  );
  judge('resident memory in MiB', megabytes(), TARGETS.megabytes);
});

/** What somebody would write by hand for the same figures: a count by value for each choice, place and rate, the rest in one scan. */
function plainStatements(table, condition) {
  const from = `FROM ${table} WHERE ${condition}`;
  const sums = ['count(*)'];
  const byValue = [];
  const newest = [];
  for (const { id, type, options = [], children = [], setting = {} } of definition.nodes) {
    const key = `n${id}`;
    if (type === 1) byValue.push(key);
    if (type === 4) byValue.push(`${key}_int`);
    if (type === 14) byValue.push(...children.map((row) => `${key}_r${row.id}`));
    if (type === 9) byValue.push(...options.map((option) => `${key}_o${option.id}_place`));
    if (type === 2) sums.push(...options.map((option) => `count_if(${key}_o${option.id} = 1)`));
    if (type === 2 || type === 9 || type === 14) sums.push(`count_if(${key}_state >= 0)`);
    if (type !== 3) continue;
    const text = setting.format === INTEGER ? `${key}_typed` : `${key}_text`;
    const number = `${key}_num`;
    sums.push(`count(${text})`);
    newest.push(text);
    if (setting.format === INTEGER) sums.push(`avg(${number}), median(${number}), min(${number}), max(${number})`);
  }
  return [
    `SELECT ${sums.join(', ')} ${from}`,
    ...byValue.map((column) => `SELECT ${column}, count(*) ${from} GROUP BY 1`),
    ...newest.map((column) => `SELECT ${column} ${from} AND ${column} IS NOT NULL ORDER BY seq DESC LIMIT 20`),
  ].map((sql) => ({ sql }));
}
