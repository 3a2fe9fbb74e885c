/**
 * Reports on many responses to a survey of 30 questions: a cross report of 5 by 3 questions with two filters and a count with filters, next to the
 * plain DuckDB statements for the same figures in the same file, rounds taking turns; the processor time of catching up after 10,000 new responses,
 * next to JSON.parse of the same answers. REPORT_RESPONSES: how many, 100,000 if absent. A missed target ends it with 1.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { definition } from '../../schema/fixtures/survey30/survey30.mjs';
import { compare, COUNT, judge, megabytes, say, timed, withSurvey } from './report-bench.mjs';

const NEW = 10_000;
const TARGETS = { query: 1.5, catchUp: 3, megabytes: 1_024 };

const chosen = (type) => definition.nodes.filter((node) => node.type === type).map((node) => node.id);

await withSurvey(async ({ id, features, newContext, store, plain }) => {
  const ask = (query) => features.cross.reports.read(newContext(), { surveyId: id, ...query });
  const choices = chosen(1);
  const query = {
    rows: [...choices.slice(0, 3), ...chosen(4).slice(0, 1), ...chosen(2).slice(0, 1)],
    columns: choices.slice(-3),
    filter: { source: 'poster', submittedFrom: new Date(COUNT / 10) },
  };

  store(0, COUNT);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const first = await timed(() => ask(query));
  delay.disable();
  say(
    `first report on ${COUNT} responses: ${(first.ms / 1000).toFixed(1)} s, ${(first.cpu / COUNT).toFixed(1)} µs of processor each; event loop p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms, most ${(delay.max / 1e6).toFixed(0)} ms`,
  );

  const texts = store(COUNT, NEW);
  const catchUp = await timed(() => ask(query));
  const again = await timed(() => ask(query));
  const parse = await timed(() => texts.forEach((text) => JSON.parse(text)));
  judge(`catching up after ${NEW} responses against JSON.parse`, (catchUp.cpu - again.cpu) / parse.cpu, TARGETS.catchUp);

  await compare('5 x 3 cross with two filters', () => ask(query), await plain((table) => plainStatements(table, query)), TARGETS.query);
  const count = { rows: [choices[0]], columns: [choices[1]], filter: query.filter };
  await compare(
    'a filtered cross of two questions',
    () => ask(count),
    await plain((table) => plainStatements(table, count)),
    TARGETS.query,
  );
  judge('resident memory in MiB', megabytes(), TARGETS.megabytes);
});

/** The same figures as somebody would write them by hand: how many are meant and were asked both questions of a table, and the counts and means. */
function plainStatements(table, { rows, columns, filter }) {
  const where = `WHERE status = 'complete' AND valid = 1 AND source = '${filter.source}' AND submitted_at >= ${filter.submittedFrom.getTime()}`;
  const nodes = new Map(definition.nodes.map((node) => [node.id, node]));
  const state = (id) => (nodes.get(id).type === 2 ? `n${id}_state` : nodes.get(id).type === 4 ? `n${id}_int` : `n${id}`);
  const answered = (id) => `${state(id)} >= 0`;
  const wasAsked = (id) => `(${state(id)} >= 0 OR ${state(id)} = -2)`;
  const asked = columns.flatMap((column) => rows.map((row) => `count_if(${wasAsked(row)} AND ${wasAsked(column)})`));
  const sizes = { sql: `SELECT count(*), ${asked} FROM ${table} ${where}` };
  const tables = columns.flatMap((column) =>
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
  return [sizes, ...tables];
}
