import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { REPORT_CATEGORY_LIMITS } from '@wence/schema';
import { answersOf, matrix, optionIdOf, rowIdOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { makeKey } from '../api-key/api-key.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { storeResponses } from '../response-table/stored-responses.factory.js';
import { ReportCategory } from './report-category.entity.js';
import { reportCategory } from './report-category.factory.js';

const drinks = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']), matrix(1, 'Q2', 'Taste', ['hot', 'cold'], ['good', 'bad']));
const [Q1, Q2] = drinks.nodes.map(({ id }) => id) as [number, number]; // The two questions above.
const [tea, coffee] = [optionIdOf(drinks, 'Q1', 'tea'), optionIdOf(drinks, 'Q1', 'coffee')];
const likesTea = { answer: { nodeId: Q1, anyOf: [tea] } };

const LIST = 'query ($id: ID!) { survey(id: $id) { reportCategories { id surveyId name conditions position responseCount createdAt } } }';
const CREATE =
  'mutation ($input: CreateReportCategoryInput!) { createReportCategory(input: $input) { survey { id } category { id name conditions position responseCount } } }';
const UPDATE =
  'mutation ($input: UpdateReportCategoryInput!) { updateReportCategory(input: $input) { survey { id } category { id name conditions position } } }';
const DELETE = 'mutation ($input: DeleteReportCategoryInput!) { deleteReportCategory(input: $input) { survey { id } removedId } }';

describe('the categories of a category report', () => {
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

  const path = () => `/v1/surveys/report/category/${id}`;
  const create = (body: object, { token } = author) => v1(app, 'POST', path(), { conditions: { conditions: [] }, ...body }, token);
  const change = (category: string, body: object, { token } = author) => v1(app, 'PUT', `${path()}/${category}`, body, token);
  const list = async () => (await v1(app, 'GET', path(), undefined, author.token)).data.list;
  const names = async () => (await list()).map(({ name }: ReportCategory) => name);
  const positions = async () => (await list()).map(({ position }: ReportCategory) => position);
  const ask = (query: string, variables: Record<string, unknown>, { token } = author) => graph(app, query, variables, token);
  const fill = async (count: number) => {
    for (let left = count; left > 0; left -= 1) await reportCategory(app, author, id, `c${left}`);
  };

  it('are filters with names, kept in their canonical form', async () => {
    const given = { match: 'all', conditions: [{ answer: { nodeId: Q1, anyOf: [coffee, tea, tea] } }] };

    const { code, data } = await create({ name: '  Hot drinks ', conditions: given });

    expect([code, data.name, data.position]).toEqual(['00000', 'Hot drinks', 1]);
    expect(data.conditions).toEqual({ conditions: [{ answer: { nodeId: Q1, anyOf: [tea, coffee].toSorted((a, b) => a - b) } }] });
    expect(await list()).toEqual([data]);
  });

  it('have names of 1 to 24 characters, each once in a survey, letter by letter', async () => {
    await create({ name: 'Tea' });
    const faults = async (name: string) => (await create({ name })).fields;

    expect(await faults('  ')).toEqual([{ field: 'name', rule: 'tooShort', limit: 1 }]);
    expect(await faults('x'.repeat(25))).toEqual([{ field: 'name', rule: 'tooLong', limit: 24 }]);
    expect(await faults(' Tea')).toEqual([{ field: 'name', rule: 'notUnique' }]);
    expect((await create({ name: 'tea' })).code).toBe('00000');
    expect((await create({ name: '\u{1F375}'.repeat(24) })).code).toBe('00000');
    expect(await names()).toEqual(['Tea', 'tea', '\u{1F375}'.repeat(24)]);
  });

  it('ask for what the survey has, and say what it does not have', async () => {
    const faults = async (condition: object) => (await create({ name: 'X', conditions: { conditions: [likesTea, condition] } })).fields;
    const at = 'conditions.conditions[1].answer';

    expect(await faults({ answer: { nodeId: 999, anyOf: [tea] } })).toEqual([{ field: `${at}.nodeId`, rule: 'notAllowed' }]);
    expect(await faults({ answer: { nodeId: Q1, anyOf: [999] } })).toEqual([{ field: `${at}.anyOf[0]`, rule: 'notAllowed' }]);
    expect(await faults({ answer: { nodeId: Q2, rowId: 999, anyOf: [optionIdOf(drinks, 'Q2', 'good')] } })).toMatchObject([
      { field: `${at}.rowId`, rule: 'notAllowed' },
    ]);
    expect(await faults({ duration: { from: 9, to: 1 } })).toMatchObject([
      { field: expect.stringContaining('conditions.conditions[1].duration') },
    ]);
    expect(await faults({ nonsense: true })).toEqual([{ field: 'conditions.conditions[1].nonsense', rule: 'unknownKey' }]);
    expect(
      (
        await create({
          name: 'X',
          conditions: { conditions: [{ answer: { nodeId: Q2, rowId: rowIdOf(drinks, 'Q2', 'hot'), state: 'answered' } }] },
        })
      ).code,
    ).toBe('00000');
  });

  it('change their name, their conditions and their place', async () => {
    await fill(4);
    const [first, second, , last] = await list();

    expect((await change(first.id, { name: 'First', conditions: { conditions: [likesTea] } })).data).toEqual({
      ...first,
      name: 'First',
      conditions: { conditions: [likesTea] },
    });
    expect((await change(last.id, { position: 2 })).data.position).toBe(2);
    expect(await names()).toEqual(['First', 'c1', 'c3', 'c2']);
    expect((await change(first.id, { position: 99 })).data.position).toBe(4);
    expect(await names()).toEqual(['c1', 'c3', 'c2', 'First']);
    expect(await positions()).toEqual([1, 2, 3, 4]);
    expect((await change(second.id, { position: 0 })).fields).toEqual([{ field: 'position', rule: 'tooSmall', limit: 1 }]);
    expect((await change(second.id, { name: 'First' })).fields).toEqual([{ field: 'name', rule: 'notUnique' }]);
    expect((await change(second.id, { name: 'c3', conditions: { conditions: [{ version: { anyOf: [0] } }] } })).code).toBe('A0400');
  });

  it('are taken back as they were read', async () => {
    await fill(1);
    const [category] = await list();

    expect((await change(category.id, category)).data).toEqual(category);
    expect((await change(category.id, { ...category, createdAt: '2020-01-01T00:00:00.000Z' })).fields).toEqual([
      { field: 'createdAt', rule: 'readOnly' },
    ]);
  });

  it('close up when one is deleted', async () => {
    await fill(3);
    const [, second] = await list();

    expect(await v1(app, 'POST', `${path()}/${second.id}/delete`, {}, author.token)).toMatchObject({ code: '00000', data: null });

    expect([await names(), await positions()]).toEqual([
      ['c3', 'c1'],
      [1, 2],
    ]);
    expect((await v1(app, 'POST', `${path()}/${second.id}/delete`, {}, author.token)).code).toBe('A0404');
  });

  it('are at most 50 of a survey, and one of each name, also when they come at once', async () => {
    await fill(REPORT_CATEGORY_LIMITS.perSurvey - 2);

    const twins = await Promise.all(Array.from({ length: 3 }, () => create({ name: 'Twin' })));
    expect(twins.map(({ code }) => code).toSorted()).toEqual(['00000', 'A0400', 'A0400']);

    const rest = await Promise.all(['a', 'b', 'c'].map((name) => create({ name })));
    expect(rest.map(({ code }) => code).toSorted()).toEqual(['00000', 'A0400', 'A0400']);
    expect(rest.find(({ code }) => code === 'A0400')?.fields).toEqual([
      { field: 'categories', rule: 'tooMany', limit: REPORT_CATEGORY_LIMITS.perSurvey },
    ]);
    expect(await positions()).toEqual(Array.from({ length: REPORT_CATEGORY_LIMITS.perSurvey }, (_, index) => index + 1));
  });

  it('keep their numbers apart when they are moved and deleted at once', async () => {
    await fill(6);
    const [one, two, three, four] = await list();

    await Promise.all([
      change(four.id, { position: 1 }),
      v1(app, 'POST', `${path()}/${one.id}/delete`, {}, author.token),
      change(two.id, { position: 5 }),
      v1(app, 'POST', `${path()}/${three.id}/delete`, {}, author.token),
    ]);

    expect(await positions()).toEqual([1, 2, 3, 4]);
  });

  it('count the responses in them, those that count unless they say otherwise', async () => {
    const given = (choice: string) => ({ version: 1, answers: answersOf(drinks, { Q1: choice }) });
    await storeResponses(app, id, [
      ...['tea', 'tea', 'coffee'].map(given),
      { ...given('tea'), status: 'screened' },
      { ...given('tea'), invalidAt: new Date(1) },
    ]);
    await reportCategory(app, author, id, 'All');
    await reportCategory(app, author, id, 'Tea', [likesTea]);
    await reportCategory(app, author, id, 'Screened', [likesTea, { status: { anyOf: ['screened'] } }]);

    const { data } = await ask(LIST, { id });

    expect(
      data.survey.reportCategories.map(({ name, responseCount }: { name: string; responseCount: number }) => [name, responseCount]),
    ).toEqual([
      ['All', 3],
      ['Tea', 2],
      ['Screened', 1],
    ]);
  });

  it('have a report of their own, of which the base is their count', async () => {
    const given = (choice: string) => ({ version: 1, answers: answersOf(drinks, { Q1: choice }) });
    await storeResponses(app, id, [...['tea', 'tea', 'coffee'].map(given), { ...given('tea'), status: 'screened' }]);
    const ids = [await reportCategory(app, author, id, 'Tea', [likesTea]), await reportCategory(app, author, id, 'All')];
    const query =
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ReportCategory { responseCount report { total questions { base options { title count percent } } } } } }';

    const { data, errors } = await ask(query, { ids });

    expect(errors).toBeUndefined();
    const [ofTea, ofAll] = data.nodes;
    expect([ofTea.responseCount, ofTea.report.total]).toEqual([2, 2]);
    expect(ofTea.report.questions[0]).toEqual({
      base: 2,
      options: [
        { title: 'tea', count: 2, percent: 100 },
        { title: 'coffee', count: 0, percent: 0 },
      ],
    });
    expect([ofAll.responseCount, ofAll.report.total, ofAll.report.questions[0].base]).toEqual([3, 3, 3]);
  });

  it('say so when they ask for what is gone', async () => {
    await reportCategory(app, author, id, 'Tea', [likesTea]);
    const gone = JSON.stringify({ conditions: [{ answer: { nodeId: 999, anyOf: [1] } }] });
    await app.platform.unit.run(() => app.platform.database.repository(ReportCategory).update({ surveyId: id }, { conditions: gone }));
    await reportCategory(app, author, id, 'All');

    const { data, errors } = await ask(LIST, { id });

    expect(errors).toBeUndefined();
    expect(data.survey.reportCategories).toMatchObject([{ responseCount: null }, { responseCount: 0 }]);
  });

  it('answer the graph alike', async () => {
    const made = await ask(CREATE, { input: { surveyId: id, name: 'Tea', conditions: { conditions: [likesTea] } } });
    const { category, survey: of } = made.data.createReportCategory;
    expect([of.id, category]).toEqual([
      id,
      { id: category.id, name: 'Tea', conditions: { conditions: [likesTea] }, position: 1, responseCount: 0 },
    ]);

    const renamed = await ask(UPDATE, { input: { categoryId: category.id, name: 'Green tea' } });
    expect(renamed.data.updateReportCategory.category).toMatchObject({ name: 'Green tea', conditions: { conditions: [likesTea] } });
    expect((await ask(LIST, { id })).data.survey.reportCategories).toMatchObject([{ id: category.id, surveyId: id, name: 'Green tea' }]);
    const { data } = await ask('query ($id: ID!) { node(id: $id) { ... on ReportCategory { name } } }', { id: category.id });
    expect(data.node).toEqual({ name: 'Green tea' });

    const removed = await ask(DELETE, { input: { categoryId: category.id } });
    expect(removed.data.deleteReportCategory).toEqual({ survey: { id }, removedId: category.id });
    expect((await ask(DELETE, { input: { categoryId: category.id } })).code).toBe('A0404');
  });

  it('are nobody else\u2019s, and of no other survey', async () => {
    const category = await reportCategory(app, author, id, 'Mine');
    const [stranger, other] = [await signUp(app), await launchedSurvey(app, author, drinks)];

    expect((await create({ name: 'Theirs' }, stranger)).code).toBe('A0404');
    expect((await change(category, { name: 'Theirs' }, stranger)).text).toBe(
      (await change('nosuchcategory', { name: 'X' }, stranger)).text,
    );
    expect((await v1(app, 'PUT', `/v1/surveys/report/category/${other}/${category}`, { name: 'X' }, author.token)).code).toBe('A0404');
    expect((await ask(UPDATE, { input: { categoryId: category, name: 'Theirs' } }, stranger)).code).toBe('A0404');
    expect(await names()).toEqual(['Mine']);
  });

  it('are read with the scope of responses, and written with that of surveys', async () => {
    const reader = { token: (await makeKey(app, author, { scopes: ['responses:read'] })).secret };
    const writer = { token: (await makeKey(app, author, { scopes: ['surveys:write'] })).secret };

    expect((await create({ name: 'X' }, reader as SignedUp)).code).toBe('A0403');
    expect((await create({ name: 'X' }, writer as SignedUp)).code).toBe('00000');
    expect((await v1(app, 'GET', path(), undefined, reader.token)).data.list).toHaveLength(1);
    expect((await v1(app, 'GET', path(), undefined, writer.token)).code).toBe('A0403');
  });

  it('are out of reach while their survey is in the recycle bin, and go with it', async () => {
    const category = await reportCategory(app, author, id, 'Mine');
    await v1(app, 'POST', `/v1/surveys/remove/${id}`, {}, author.token);

    expect((await change(category, { name: 'X' })).code).toBe('A0404');
    expect((await ask('query ($id: ID!) { node(id: $id) { id } }', { id: category })).data.node).toBeNull();
    await app.features.reportCategory.categories.purge(id);
    expect(await app.platform.database.repository(ReportCategory).countBy({ surveyId: id })).toBe(0);
  });
});
