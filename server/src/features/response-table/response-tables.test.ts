import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Answers, SurveyDefinition } from '@wence/schema';
import { answersOf, single, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey, relaunch } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { Survey } from '../survey/survey.entity.js';
import { changeResponse, storeResponses } from './stored-responses.factory.js';
import type { TableReading } from './response-tables.read-model.js';
import { tableOf } from './table-names.policy.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const [TEA, COFFEE] = [answersOf(tea, { Q1: 'tea' }), answersOf(tea, { Q1: 'coffee' })];
const [question] = tea.nodes;
const TEA_ID = question?.options?.[0]?.id;

/** Place of the priority in the file that tells about a thread, after its name. */
const NICE = 16;

function niceOf(thread: string | number): number {
  const [, facts = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ');
  return Number(facts.split(' ')[NICE]);
}

describe('the tables of responses', () => {
  let app: TestApp;
  let author: SignedUp;
  let store: TestDatabase;

  beforeAll(async () => {
    store = await createTestDatabase();
    app = await start();
    author = await signUp(app);
  });
  afterAll(async () => {
    await app.stop();
    await store.drop();
  });

  /** A server on this test's database and folder. */
  const start = () => startTestApp({ DATABASE_URL: store.url, DATA_DIR: store.dir, RATE_LIMITS: 'off' });
  const restart = async (whileDown: () => unknown) => {
    await app.stop();
    await whileDown();
    app = await start();
  };
  /** Runs a statement on the file while no server has it open. */
  const inFile = async (sql: string) => {
    const instance = await DuckDBInstance.create(file());
    const connection = await instance.connect();
    const result = await connection.runAndReadAll(sql);
    connection.closeSync();
    instance.closeSync();
    return result.getRows();
  };
  const files = () => readdirSync(join(store.dir, 'reports')).sort();
  const file = () => join(store.dir, 'reports', 'responses-1.duckdb');

  const read = async (surveyId: string, select: string, { features } = app): Promise<TableReading> => {
    const found = await features.survey.surveys.find(surveyId);
    if (!found) throw new Error(`no survey ${surveyId}`);
    const { tables } = features.responseTable;
    const view = await tables.view(surveyId, await features.survey.drafts.readOf(found));
    return tables.read(view, [{ sql: `SELECT ${select} FROM ${view.table}` }]);
  };
  const teas = async (surveyId: string, from = app) => (await read(surveyId, `count_if(n1 = ${TEA_ID}), count(*)`, from)).results[0]?.[0];

  it('have every response that was acknowledged before they are read', async () => {
    const id = await launchedSurvey(app, author, tea);

    for (const count of [1, 2, 3]) {
      await submit(app, id, TEA);
      expect(await teas(id)).toEqual([count, count]);
    }
  });

  it('tell how far they have come, in one snapshot with what is read', async () => {
    const id = await launchedSurvey(app, author, tea);
    await storeResponses(app, id, [TEA, COFFEE, TEA].map(asGiven));

    const readings = await Promise.all([read(id, 'count(*)'), storeResponses(app, id, [TEA].map(asGiven)), read(id, 'count(*)')]);

    for (const reading of [readings[0], readings[2]]) expect(reading.results[0]?.[0]?.[0]).toBe(reading.seq);
    expect((await read(id, 'count(*)')).seq).toBe(4);
  });

  it('follow what an author makes of responses', async () => {
    const id = await launchedSurvey(app, author, tea);
    const [first = '', second = '', third = ''] = await storeResponses(app, id, [TEA, TEA, COFFEE].map(asGiven));
    expect(await teas(id)).toEqual([2, 3]);

    await changeResponse(app, id, first, 'deleted', { deletedAt: new Date(1) });
    await changeResponse(app, id, second, 'edited', { answers: COFFEE });
    await changeResponse(app, id, third, 'invalidated', { invalidAt: new Date(1), tags: ['odd', 'late'], starredAt: new Date(2) });

    expect(await teas(id)).toEqual([0, 2]);
    expect((await read(id, 'response_id, valid, starred, len(tags)')).results[0]).toEqual(
      expect.arrayContaining([
        [second, 1, 0, null],
        [third, 0, 1, 2],
      ]),
    );
    await changeResponse(app, id, first, 'restored', { deletedAt: null });
    expect(await teas(id)).toEqual([1, 3]);
    await changeResponse(app, id, first, 'purged', {});
    expect(await teas(id)).toEqual([0, 2]);
  });

  it('get the columns of later versions, and keep those of earlier ones', async () => {
    const id = await launchedSurvey(app, author, tea);
    await submit(app, id, TEA);
    expect(await teas(id)).toEqual([1, 1]);
    const later: SurveyDefinition = { ...tea, lastId: 20, nodes: [{ id: 10, code: 'Q2', type: 4, title: 'How good?' }] };

    await relaunch(app, author, id, later);
    await submit(app, id, { 10: { number: 4 } });

    expect((await read(id, 'version, n1, n10_int')).results[0]).toEqual([
      [1, TEA_ID, null],
      [2, null, 4],
    ]);
  });

  it('have a column for each received parameter, also with what responses brought before it was listed', async () => {
    const id = await launchedSurvey(app, author, tea);
    const bring = (params: object) => v1(app, 'POST', `/v1/r/${id}/responses`, { submissionId: randomUUID(), answers: TEA, params });
    await bring({ uid: 'u1', shop: 'north' });
    expect(await teas(id)).toEqual([1, 1]);

    const setting = { parameters: [{ name: 'uid', label: 'Member' }] };
    expect((await v1(app, 'POST', '/v1/surveys/setting', { surveyId: id, setting }, author.token)).code).toBe('00000');
    await bring({ uid: 'u2' });
    await bring({});

    expect((await read(id, 'p_uid, version')).results[0]).toEqual([
      ['u1', 1],
      ['u2', 2],
      [null, 2],
    ]);
    const { data } = await v1(app, 'GET', `/v1/surveys/columns/${id}?first=100`, undefined, author.token);
    expect(data.list.find(({ key }: { key: string }) => key === 'p_uid')).toMatchObject({ name: 'p_uid', label: 'Member' });
  });

  it('take responses to a version that is launched while they catch up', async () => {
    const id = await launchedSurvey(app, author, tea);
    const view = await app.features.responseTable.tables.view(id, { definition: tea, text: '' });
    const later: SurveyDefinition = { ...tea, lastId: 20, nodes: [...tea.nodes, { id: 10, code: 'Q2', type: 4, title: 'How good?' }] };
    await relaunch(app, author, id, later);
    await submit(app, id, { ...TEA, 10: { number: 5 } });

    // The view is from before the launch.
    const { results } = await app.features.responseTable.tables.read(view, [{ sql: `SELECT n1 FROM ${view.table}` }]);

    expect(results[0]).toEqual([[TEA_ID]]);
    expect((await read(id, 'n10_int')).results[0]).toEqual([[5]]);
  });

  it('are read once for all who ask at the same time', async () => {
    const id = await launchedSurvey(app, author, tea);
    await storeResponses(
      app,
      id,
      Array.from({ length: 1_201 }, () => asGiven(TEA)),
    );

    const counts = await Promise.all(Array.from({ length: 20 }, () => teas(id)));

    expect(new Set(counts.map(String))).toEqual(new Set(['1201,1201']));
  });

  (process.platform === 'linux' ? it : it.skip)(
    'are read on threads that let submissions go first, where threads have priorities',
    async () => {
      await read(await launchedSurvey(app, author, tea), 'count(*)');

      const low = readdirSync('/proc/self/task').filter((thread) => niceOf(thread) === constants.priority.PRIORITY_BELOW_NORMAL);
      expect(niceOf(process.pid)).not.toBe(constants.priority.PRIORITY_BELOW_NORMAL);
      // The thread that asks, and the one that the library works with beside it.
      expect(low.length).toBeGreaterThanOrEqual(2);
    },
  );

  it('tell how much of them is made while that takes several steps, by both doors, and nothing once they are there', async () => {
    const told = survey(text('Q1', 'Tell us'));
    const id = await launchedSurvey(app, author, told);
    const long = answersOf(told, { Q1: 'o'.repeat(33_000) });
    await storeResponses(
      app,
      id,
      Array.from({ length: 1_001 }, () => asGiven(long)),
    );
    const seen = new Set<number | null>();
    const end = new AbortController();
    const made = read(id, 'count(*)').finally(() => end.abort());
    while (!end.signal.aborted) {
      seen.add(app.features.responseTable.tables.percentOf(id));
      await setImmediate();
    }

    expect((await made).results[0]).toEqual([[1_001]]);
    expect([...seen]).toContain(49);
    expect([...seen].every((percent) => percent === null || (percent >= 0 && percent <= 99))).toBe(true);
    const { data } = await graph(app, 'query ($id: ID!) { survey(id: $id) { reportProgress } }', { id }, author.token);
    expect(data.survey.reportProgress).toBeNull();
    const asked = await v1(app, 'GET', `/v1/surveys/report/progress/${id}`, undefined, author.token);
    expect(asked).toMatchObject({ code: '00000', data: { percent: null } });
  });

  it('are found again after a restart, and go on from where they stood', async () => {
    const id = await launchedSurvey(app, author, tea);
    await submit(app, id, TEA);
    await teas(id);

    await restart(() => {});
    await submit(app, id, COFFEE);

    expect(await teas(id)).toEqual([1, 2]);
    expect(files().filter((name) => name.endsWith('.duckdb'))).toEqual(['responses-1.duckdb']);
  });

  it.each([
    ['is gone', () => rmSync(file())],
    ['is no database', () => writeFileSync(file(), 'nonsense '.repeat(2_000))],
  ])('are made anew if their file %s', async (_what, damage) => {
    const id = await launchedSurvey(app, author, tea);
    await storeResponses(app, id, [TEA, COFFEE, TEA].map(asGiven));
    await teas(id);

    await restart(damage);

    expect(await teas(id)).toEqual([2, 3]);
  });

  it('are made anew if they have another format, are lost, follow another past or have a column of another type', async () => {
    const useless = [
      (id: string) => `UPDATE survey_table SET format = 0 WHERE survey_id = '${id}'`,
      (id: string) => `DROP TABLE ${tableOf(id)}`,
      (id: string) => `UPDATE survey_table SET seq = 99, response_id = 'other' WHERE survey_id = '${id}'`,
      (id: string) => `UPDATE survey_table SET response_id = 'other' WHERE survey_id = '${id}'`,
      (id: string) => `ALTER TABLE ${tableOf(id)} ALTER n1 TYPE VARCHAR`,
    ];
    const ids: string[] = [];
    while (ids.length < useless.length) {
      const id = await launchedSurvey(app, author, tea);
      await storeResponses(app, id, [TEA, COFFEE, TEA].map(asGiven));
      expect(await teas(id)).toEqual([2, 3]);
      ids.push(id);
    }

    await restart(async () => {
      for (const [index, damage] of useless.entries()) await inFile(damage(ids[index] ?? ''));
    });

    for (const id of ids) expect(await teas(id)).toEqual([2, 3]);
  });

  it('are kept by each server in a file of its own', async () => {
    const id = await launchedSurvey(app, author, tea);
    await submit(app, id, TEA);
    await teas(id);
    const other = await start();

    const both = await Promise.all([teas(id), teas(id, other)]);
    await other.stop();

    expect(both).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(files().filter((name) => name.endsWith('.duckdb'))).toEqual(['responses-1.duckdb', 'responses-2.duckdb']);
  });

  it('are deleted with their survey, at once or when the file is opened again', async () => {
    const [purged, gone, kept] = [
      await launchedSurvey(app, author, tea),
      await launchedSurvey(app, author, tea),
      await launchedSurvey(app, author, tea),
    ];
    for (const id of [purged, gone, kept]) {
      await submit(app, id, TEA);
      await teas(id);
    }
    const surveysInFile = async () => (await inFile('SELECT survey_id FROM survey_table ORDER BY survey_id')).map(([id]) => id);

    await app.features.responseTable.tables.purge(purged);
    await restart(async () => expect(await surveysInFile()).toEqual(expect.not.arrayContaining([purged])));
    const { unit, database } = app.platform;
    await unit.run(() => database.repository(Survey).delete({ id: gone }));
    await teas(kept);

    await restart(async () => {
      const found = await surveysInFile();
      expect([found.includes(gone), found.includes(kept)]).toEqual([false, true]);
    });
  });

  it('keep texts as they are, whatever is in them', async () => {
    const open = survey(text('Q1', 'Say'));
    const id = await launchedSurvey(app, author, open);
    const texts = ["'; DROP TABLE x --", '😀 \u0000 end', '"quoted" \\ \n\t', '\u4E2D\u6587', ''.padEnd(5_000, 'long ')];
    await storeResponses(
      app,
      id,
      texts.map((typed) => asGiven({ 1: { text: typed } })),
    );

    expect((await read(id, 'n1_text')).results[0]).toEqual(texts.map((typed) => [typed]));
  });
});

const asGiven = (answers: Answers) => ({ version: 1, answers });
