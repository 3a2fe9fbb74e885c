/**
 * Lists of many responses to a survey of 30 questions, next to plain DuckDB statements for the same rows in the same file, rounds taking turns: a
 * page halfway down under a condition on answers, the first page sorted by a column, and a filtered count. REPORT_RESPONSES: how many, 100,000 if absent. A missed
 * target ends it with 1.
 */
import { definition } from '../../schema/fixtures/survey30/survey30.mjs';
import { compare, COUNT, say, timed, withSurvey } from './report-bench.mjs';

const TARGET = 1.5;
const PAGE = 50;

const { id: nodeId, options } = definition.nodes.find(({ type }) => type === 1);
const [option] = options;

const cursorOf = (seq) => Buffer.from(`seq:${seq}`).toString('base64url');

await withSurvey(async ({ id, features, newContext, store, plain }) => {
  store(0, COUNT);
  const where = { conditions: [{ answer: { nodeId, anyOf: [option.id] } }] };
  const meant = `WHERE n${nodeId} = ${option.id}`;
  const list = (query) => features.response.responseList.list(newContext(), id, { usual: PAGE, ...query });
  const first = await timed(() => list({ filter: { where } }));
  say(`first list of ${COUNT} responses: ${(first.ms / 1000).toFixed(1)} s`);

  const deep = { filter: { where }, first: PAGE, after: cursorOf(Math.round(COUNT / 2)) };
  const page = (table) => [{ sql: `SELECT * FROM ${table} ${meant} AND seq < ${Math.round(COUNT / 2)} ORDER BY seq DESC LIMIT ${PAGE}` }];
  await compare('a page deep in a list under a condition', () => list(deep), await plain(page), TARGET);

  const sorted = { sort: { column: 'duration_s', direction: 'descending' }, first: PAGE };
  const top = (table) => [{ sql: `SELECT * FROM ${table} ORDER BY duration_s DESC NULLS LAST, seq DESC LIMIT ${PAGE}` }];
  await compare('the first page of a list sorted by a column', () => list(sorted), await plain(top), TARGET);

  // The page is read already, its total is counted each time.
  const counted = await list({ filter: { where }, first: 1 });
  await compare(
    'a count under a condition',
    () => counted.total(),
    await plain((table) => [{ sql: `SELECT count(*) FROM ${table} ${meant}` }]),
    TARGET,
  );
});
