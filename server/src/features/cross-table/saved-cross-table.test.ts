import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SAVED_CROSS_LIMITS } from '@wence/schema';
import { matrix, optionIdOf, rowIdOf, single, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { makeKey } from '../api-key/api-key.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { savedCrossTable } from './saved-cross-table.factory.js';
import { SavedCrossTable } from './saved-cross-table.entity.js';

const drinks = survey(
  single('Q1', 'Tea or coffee?', ['tea', 'coffee']),
  matrix(1, 'Q2', 'Taste', ['hot', 'cold'], ['good', 'bad']),
  text('Q3', 'Why?'),
);
const [Q1, , Q3] = drinks.nodes.map(({ id }) => id) as [number, number, number]; // The three questions above.
const hot = rowIdOf(drinks, 'Q2', 'hot');
const cold = rowIdOf(drinks, 'Q2', 'cold');
const tea = optionIdOf(drinks, 'Q1', 'tea');
const likesTea = { conditions: [{ answer: { nodeId: Q1, anyOf: [tea] } }] };
const setup = {
  rows: [hot],
  columns: [Q1],
  nested: [{ outer: Q1, inner: cold }],
  conditions: likesTea,
  measure: 'count',
  confidence: 99,
  bonferroni: true,
};

const FIELDS = 'id surveyId name missing createdAt setup { rows columns nested { outer inner } conditions measure confidence bonferroni }';
const LIST = `query ($id: ID!) { survey(id: $id) { savedCrossTables { ${FIELDS} } } }`;
const CREATE = `mutation ($input: CreateSavedCrossTableInput!) { createSavedCrossTable(input: $input) { survey { id } table { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateSavedCrossTableInput!) { updateSavedCrossTable(input: $input) { survey { id } table { ${FIELDS} } } }`;
const DELETE = 'mutation ($input: DeleteSavedCrossTableInput!) { deleteSavedCrossTable(input: $input) { survey { id } removedId } }';

describe('saved cross tables', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    id = await launchedSurvey(app, author, drinks);
  });

  const path = () => `/v1/surveys/report/cross-table/${id}`;
  const create = (body: object, token = author.token) => {
    app.clock.advance(1);
    return v1(app, 'POST', path(), { setup, ...body }, token);
  };
  const change = (table: string, body: object, token = author.token) => v1(app, 'PUT', `${path()}/${table}`, body, token);
  const remove = (table: string) => v1(app, 'POST', `${path()}/${table}/delete`, {}, author.token);
  const list = async () => (await v1(app, 'GET', path(), undefined, author.token)).data.list;
  const names = async () => (await list()).map(({ name }: SavedCrossTable) => name);
  const ask = (query: string, variables: Record<string, unknown>, token = author.token) => graph(app, query, variables, token);
  const store = (change_: Partial<SavedCrossTable>) =>
    app.platform.unit.run(() => app.platform.database.repository(SavedCrossTable).update({ surveyId: id }, change_));

  it('keep everything that is chosen about a cross report, under a name', async () => {
    const { code, data } = await create({ name: '  Taste by drink ' });

    expect(code).toBe('00000');
    expect(data).toEqual({ id: data.id, name: 'Taste by drink', setup, missing: [], createdAt: data.createdAt });
    expect(await list()).toEqual([data]);
  });

  it('are column percentages without tests of all responses that count, unless said', async () => {
    const { data } = await create({ name: 'Plain', setup: { rows: [Q1], columns: [hot] } });

    expect(data.setup).toEqual({
      rows: [Q1],
      columns: [hot],
      nested: [],
      conditions: { conditions: [] },
      measure: 'column',
      confidence: null,
      bonferroni: false,
    });
  });

  it('have names of 1 to 24 characters, each once in a survey, letter by letter', async () => {
    await create({ name: 'Taste' });
    const faults = async (name: string) => (await create({ name })).fields;

    expect(await faults('  ')).toEqual([{ field: 'name', rule: 'tooShort', limit: 1 }]);
    expect(await faults('x'.repeat(25))).toEqual([{ field: 'name', rule: 'tooLong', limit: 24 }]);
    expect(await faults(' Taste')).toEqual([{ field: 'name', rule: 'notUnique' }]);
    expect((await create({ name: 'taste' })).code).toBe('00000');
    expect((await create({ name: '\u{1F375}'.repeat(24) })).code).toBe('00000');
    expect(await names()).toEqual(['Taste', 'taste', '\u{1F375}'.repeat(24)]);
  });

  it('ask for what there can be a table of, and say what there cannot', async () => {
    const faults = async (part: object) => (await create({ name: 'X', setup: { ...setup, ...part } })).fields;

    expect(await faults({ rows: [hot, 999], columns: [Q3], nested: [] })).toEqual([
      { field: 'setup.rows[1]', rule: 'notAllowed' },
      { field: 'setup.columns[0]', rule: 'notAllowed' },
    ]);
    expect(await faults({ nested: [{ outer: cold, inner: Q1 }] })).toEqual([{ field: 'setup.nested[0].outer', rule: 'notAllowed' }]);
    expect(await faults({ nested: [{ outer: Q1, inner: Q1 }] })).toEqual([{ field: 'setup.nested[0].inner', rule: 'notUnique' }]);
    expect(await faults({ rows: [] })).toEqual([{ field: 'setup.rows', rule: 'required' }]);
    expect(await faults({ columns: [1, 2, 3, 4] })).toEqual([{ field: 'setup.columns', rule: 'tooMany', limit: 3 }]);
    expect(await faults({ rows: [hot, hot] })).toEqual([{ field: 'setup.rows[1]', rule: 'notUnique' }]);
    expect(await faults({ conditions: { conditions: [{ answer: { nodeId: 999, anyOf: [tea] } }] } })).toEqual([
      { field: 'setup.conditions.conditions[0].answer.nodeId', rule: 'notAllowed' },
    ]);
    expect(await faults({ conditions: { conditions: [{ nonsense: true }] } })).toEqual([
      { field: 'setup.conditions.conditions[0].nonsense', rule: 'unknownKey' },
    ]);
    expect((await create({ name: 'X', setup: { ...setup, measure: 'median' } })).code).toBe('A0400');
    expect(await list()).toEqual([]);
  });

  it('that were saved before columns could be nested have none that are', async () => {
    await create({ name: 'Old' });
    const { nested: _nested, ...before } = setup;
    await store({ setup: JSON.stringify(before) });

    expect((await list())[0].setup).toEqual({ ...setup, nested: [] });
    expect((await ask(LIST, { id })).data.survey.savedCrossTables[0].setup.nested).toEqual([]);
  });

  it('say which places of them ask for what is gone', async () => {
    await create({ name: 'Old' });
    const gone = { conditions: [{ answer: { nodeId: 998, anyOf: [1] } }] };
    await store({ setup: JSON.stringify({ ...setup, rows: [hot, 999], nested: [{ outer: Q1, inner: 998 }], conditions: gone }) });

    const missing = ['rows[1]', 'nested[0].inner', 'conditions.conditions[0].answer.nodeId'];
    expect((await list())[0].missing).toEqual(missing);
    const { data, errors } = await ask(LIST, { id });
    expect([data.survey.savedCrossTables[0].missing, errors]).toEqual([missing, undefined]);
  });

  it('are renamed, and replaced as a whole', async () => {
    await create({ name: 'Other' });
    const { data: saved } = await create({ name: 'Taste' });
    const plain = { rows: [Q1], columns: [hot] };

    expect((await change(saved.id, { name: 'Drink' })).data).toEqual({ ...saved, name: 'Drink' });
    expect((await change(saved.id, { setup: plain })).data.setup).toMatchObject({ ...plain, measure: 'column', confidence: null });
    expect((await change(saved.id, { name: 'Other', setup })).fields).toEqual([{ field: 'name', rule: 'notUnique' }]);
    expect((await change(saved.id, { name: 'New', setup: { ...plain, rows: [999] } })).fields).toEqual([
      { field: 'setup.rows[0]', rule: 'notAllowed' },
    ]);
    expect((await list())[1]).toMatchObject({ name: 'Drink', setup: plain });
  });

  it('are taken back as they were read', async () => {
    const { data: saved } = await create({ name: 'Taste' });

    expect((await change(saved.id, saved)).data).toEqual(saved);
    expect((await change(saved.id, { ...saved, missing: ['rows[0]'] })).fields).toMatchObject([{ rule: 'readOnly' }]);
  });

  it('are deleted for good', async () => {
    const { data: saved } = await create({ name: 'Taste' });

    expect(await remove(saved.id)).toMatchObject({ code: '00000', data: null });
    expect([await list(), (await remove(saved.id)).code]).toEqual([[], 'A0404']);
  });

  it('are at most 50 of a survey, and one of each name, also when they come at once', async () => {
    for (let left = SAVED_CROSS_LIMITS.perSurvey - 2; left > 0; left -= 1) await savedCrossTable(app, author, id, `t${left}`, Q1);

    const twins = await Promise.all(Array.from({ length: 3 }, () => create({ name: 'Twin' })));
    expect(twins.map(({ code }) => code).toSorted()).toEqual(['00000', 'A0400', 'A0400']);

    const rest = await Promise.all(['a', 'b', 'c'].map((name) => create({ name })));
    expect(rest.map(({ code }) => code).toSorted()).toEqual(['00000', 'A0400', 'A0400']);
    expect(rest.find(({ code }) => code === 'A0400')?.fields).toEqual([
      { field: 'tables', rule: 'tooMany', limit: SAVED_CROSS_LIMITS.perSurvey },
    ]);
  });

  it('answer the graph alike', async () => {
    const named = { ...setup, measure: 'COUNT', confidence: 'NINETY_NINE' };
    const made = await ask(CREATE, { input: { surveyId: id, name: 'Taste', setup: named } });
    const { table, survey: of } = made.data.createSavedCrossTable;
    expect([of.id, table]).toEqual([id, { ...table, surveyId: id, name: 'Taste', setup: named, missing: [] }]);

    const renamed = await ask(UPDATE, { input: { tableId: table.id, name: 'Drink' } });
    expect(renamed.data.updateSavedCrossTable.table).toEqual({ ...table, name: 'Drink' });
    expect((await ask(LIST, { id })).data.survey.savedCrossTables).toEqual([{ ...table, name: 'Drink' }]);
    const { data } = await ask('query ($id: ID!) { node(id: $id) { ... on SavedCrossTable { name } } }', { id: table.id });
    expect(data.node).toEqual({ name: 'Drink' });

    const removed = await ask(DELETE, { input: { tableId: table.id } });
    expect(removed.data.deleteSavedCrossTable).toEqual({ survey: { id }, removedId: table.id });
    expect((await ask(DELETE, { input: { tableId: table.id } })).code).toBe('A0404');
  });

  it('are nobody else\u2019s, and of no other survey', async () => {
    const table = await savedCrossTable(app, author, id, 'Mine', Q1);
    const [{ token }, other] = [await signUp(app), await launchedSurvey(app, author, drinks)];

    expect((await create({ name: 'Theirs' }, token)).code).toBe('A0404');
    expect((await change(table, { name: 'Theirs' }, token)).text).toBe((await change('nosuchtable', { name: 'X' }, token)).text);
    expect((await v1(app, 'PUT', `/v1/surveys/report/cross-table/${other}/${table}`, { name: 'X' }, author.token)).code).toBe('A0404');
    expect((await ask(UPDATE, { input: { tableId: table, name: 'Theirs' } }, token)).code).toBe('A0404');
    expect(await names()).toEqual(['Mine']);
  });

  it('are read with the scope of responses, and written with that of surveys', async () => {
    const { secret: reader } = await makeKey(app, author, { scopes: ['responses:read'] });
    const { secret: writer } = await makeKey(app, author, { scopes: ['surveys:write'] });

    expect((await create({ name: 'X' }, reader)).code).toBe('A0403');
    expect((await create({ name: 'X' }, writer)).code).toBe('00000');
    expect((await v1(app, 'GET', path(), undefined, reader)).data.list).toHaveLength(1);
    expect((await v1(app, 'GET', path(), undefined, writer)).code).toBe('A0403');
  });

  it('stay with the survey when that is copied, are out of reach in the recycle bin, and go with it', async () => {
    const table = await savedCrossTable(app, author, id, 'Mine', Q1);
    const copy = await v1(app, 'POST', '/v1/surveys/copy', { id }, author.token);
    expect((await v1(app, 'GET', `/v1/surveys/report/cross-table/${copy.data.id}`, undefined, author.token)).data.list).toEqual([]);

    await v1(app, 'POST', `/v1/surveys/remove/${id}`, {}, author.token);
    expect((await change(table, { name: 'X' })).code).toBe('A0404');
    expect((await ask('query ($id: ID!) { node(id: $id) { id } }', { id: table })).data.node).toBeNull();
    await app.features.crossTable.savedTables.purge(id);
    expect(await app.platform.database.repository(SavedCrossTable).countBy({ surveyId: id })).toBe(0);
  });
});
