import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { answersOf, checked, dropdown, jump, multiple, nodeIdOf, optionIdOf, single, survey, withLogic } from '@wence/schema/testing';
import { graph } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { makeKey } from '../api-key/api-key.factory.js';
import { launchedSurvey, relaunch, stop } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { ResponseReadModel } from '../response/response.read-model.js';
import { createSurvey } from '../survey/survey.factory.js';

const first = withLogic(
  survey(
    single('Q1', 'Where?', ['north', 'south']),
    dropdown('Q2', 'How old?', ['young', 'old']),
    multiple('Q3', 'Drinks?', ['tea', 'coffee', 'none']),
  ),
  jump('Q3', -1, checked('Q3', 'none')),
);
/** Asks for five responses, of which the first version has three. */
const second = { ...first, title: 'Second', settings: { total: 5 } };

const given = (Q1: string, Q2: string, Q3: string) => answersOf(first, { Q1, Q2, Q3: [Q3] });
const option = (code: string, title: string) => optionIdOf(first, code, title);
const cell = (place: string, age: string, limit: number) => ({ optionIds: [option('Q1', place), option('Q2', age)], limit });
const drinks = (title: string) => [{ nodeId: nodeIdOf(first, 'Q3'), algorithm: 'CHECKED', optionIds: [option('Q3', title)] }];

const TABLE = {
  kind: 'TABLE',
  name: 'Place and age',
  nodeIds: [nodeIdOf(first, 'Q1'), nodeIdOf(first, 'Q2')],
  cells: [cell('north', 'young', 2), cell('south', 'old', 9), cell('south', 'young', 9)],
};
const TEA = { kind: 'CUSTOM', name: 'Tea', conditions: drinks('tea'), limit: 100 };
const COFFEE = { kind: 'CUSTOM', name: 'Coffee', conditions: drinks('coffee'), limit: 100, enabled: false };

const FILLED = 'quotas { name filled cells { filled } }';
const READ = `query ($id: ID!) { survey(id: $id) { title ${FILLED} } }`;
const SAVE = 'mutation ($input: SaveQuotaInput!) { saveQuota(input: $input) { quota { filled cells { filled } } } }';

describe('how full the quotas of a survey are', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
    id = await launchedSurvey(app, author, first);
    const statuses = [
      await statusOf(given('north', 'young', 'tea')),
      await statusOf(given('north', 'young', 'coffee')),
      await statusOf(given('south', 'old', 'tea')),
      await statusOf(given('north', 'young', 'none')),
    ];
    await relaunch(app, author, id, second);
    statuses.push(
      await statusOf(given('north', 'young', 'tea')),
      await statusOf(given('north', 'old', 'tea')),
      await statusOf(given('north', 'young', 'tea')),
    );
    expect(statuses).toEqual(['complete', 'complete', 'complete', 'screened', 'complete', 'complete', 'over_quota']);
    await stop(app, author, id);
    for (const quota of [TABLE, TEA, COFFEE]) await save(id, quota);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => app.stop());

  const statusOf = async (answers: ReturnType<typeof given>): Promise<string> => (await submit(app, id, answers)).data.status;
  const save = async (surveyId: string, quota: object, token = author.token): Promise<void> => {
    const answer = await graph(app, SAVE, { input: { surveyId, ...quota } }, token);
    expect(answer.errors).toBeUndefined();
  };
  const QUOTAS = [
    { name: 'Place and age', filled: null, cells: [{ filled: 3 }, { filled: 1 }, { filled: 0 }] },
    { name: 'Tea', filled: 4, cells: [] },
    { name: 'Coffee', filled: 1, cells: [] },
  ];

  it('is told per cell of a table and for a custom quota as a whole, complete responses of all versions counted', async () => {
    const { data, errors } = await graph(app, READ, { id }, author.token);

    expect(errors).toBeUndefined();
    expect(data.survey.quotas).toEqual(QUOTAS);
  });

  it('is counted in one pass however many quotas and cells ask, and in none when nobody does', async () => {
    const reads = jest.spyOn(ResponseReadModel.prototype, 'counting');

    const limits = await graph(app, 'query ($id: ID!) { survey(id: $id) { quotas { limit } } }', { id }, author.token);
    expect(limits.data.survey.quotas).toEqual([{ limit: null }, { limit: 100 }, { limit: 100 }]);
    expect(reads).not.toHaveBeenCalled();

    const twice = `query ($id: ID!) { one: survey(id: $id) { ${FILLED} } two: survey(id: $id) { ${FILLED} } }`;
    const { data } = await graph(app, twice, { id }, author.token);
    expect([data.one.quotas, data.two.quotas]).toEqual([QUOTAS, QUOTAS]);
    expect(reads).toHaveBeenCalledTimes(1);
  });

  it('follows the edits of one and the same request', async () => {
    const { id: own } = await createSurvey(app, author, first);
    const edits = `mutation ($table: SaveQuotaInput!, $tea: SaveQuotaInput!) {
      table: saveQuota(input: $table) { quota { filled cells { filled } } } tea: saveQuota(input: $tea) { survey { ${FILLED} } }
    }`;

    const { data } = await graph(app, edits, { table: { surveyId: own, ...TABLE }, tea: { surveyId: own, ...TEA } }, author.token);

    const none = [{ filled: 0 }, { filled: 0 }, { filled: 0 }];
    expect(data.table.quota).toEqual({ filled: null, cells: none });
    expect(data.tea.survey.quotas).toEqual([
      { name: 'Place and age', filled: null, cells: none },
      { name: 'Tea', filled: 0, cells: [] },
    ]);
  });

  it('is kept from a key that may not read responses, which sees the rest', async () => {
    const { secret } = await makeKey(app, author, { scopes: ['surveys:read'] });

    const { data, errors } = await graph(app, READ, { id }, secret);

    expect(data.survey.title).toBe('Second');
    expect(data.survey.quotas).toEqual(
      QUOTAS.map(({ name, cells }) => ({ name, filled: null, cells: cells.map(() => ({ filled: null })) })),
    );
    expect(new Set(errors?.map(({ extensions }) => extensions.code))).toEqual(new Set(['A0403']));
  });

  it('is counted for ten surveys in a request, and null with an error for those beyond', async () => {
    const owner = await signUp(app);
    for (let made = 0; made < 11; made += 1) await save((await createSurvey(app, owner, first)).id, TEA, owner.token);

    const read = '{ surveys(first: 20) { edges { node { quotas { name filled } } } } }';
    const { data, errors } = await graph(app, read, {}, owner.token);

    const filled = data.surveys.edges.map(({ node }: { node: { quotas: { filled: number | null }[] } }) => node.quotas[0]?.filled);
    expect(filled.filter((count: number | null) => count === 0)).toHaveLength(10);
    expect(errors?.map(({ extensions }) => [extensions.code, extensions.data])).toEqual([['A0420', { limit: 'quotaFill', most: 10 }]]);
  });

  it('is null in the recycle bin', async () => {
    const { id: own } = await createSurvey(app, author, first);
    await save(own, TABLE);
    await save(own, TEA);
    await graph(app, 'mutation ($id: ID!) { recycleSurvey(input: { surveyId: $id }) { survey { id } } }', { id: own }, author.token);

    const read = `{ surveys(first: 1, filter: { recycled: true }) { edges { node { ${FILLED} } } } }`;
    const { data, errors } = await graph(app, read, {}, author.token);

    expect(errors).toBeUndefined();
    expect(data.surveys.edges[0].node.quotas).toEqual([
      { name: 'Place and age', filled: null, cells: [{ filled: null }, { filled: null }, { filled: null }] },
      { name: 'Tea', filled: null, cells: [] },
    ]);
  });
});
