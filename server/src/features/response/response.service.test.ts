import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from './response.factory.js';

const HOUR_MS = 60 * 60 * 1000;
const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(tea, { Q1: 'tea' });
const LIST = `query ($id: ID!, $first: Int, $after: String) {
  responses(surveyId: $id, first: $first, after: $after) {
    totalCount edges { cursor node { id seq version status answers { nodeId value { ... on ChoiceAnswer { optionId } } } startedAt submittedAt source } } pageInfo { hasNextPage endCursor }
  }
}`;

describe('responses of an author', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const surveyWith = async (count: number) => {
    const id = await launchedSurvey(app, author, tea);
    for (let i = 0; i < count; i += 1) await submit(app, id, answers, { source: `s${i + 1}`, params: { city: 'x' } });
    return id;
  };

  it('are listed newest first, page by page, each once, also when more arrive meanwhile', async () => {
    const id = await surveyWith(5);

    const first = (await graph(app, LIST, { id, first: 2 }, author.token)).data.responses;
    await submit(app, id, answers);
    const second = (await graph(app, LIST, { id, first: 2, after: first.pageInfo.endCursor }, author.token)).data.responses;
    const third = (await graph(app, LIST, { id, first: 2, after: second.pageInfo.endCursor }, author.token)).data.responses;

    const seqs = [first, second, third].flatMap(({ edges }) => edges.map(({ node }: { node: { seq: number } }) => node.seq));
    expect(seqs).toEqual([5, 4, 3, 2, 1]);
    expect([first, second, third].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, true, false]);
    expect([first.totalCount, second.totalCount]).toEqual([5, 6]);
    expect(first.edges[0].node).toMatchObject({ version: 1, status: 'COMPLETE', source: 's5' });
    expect(first.edges[0].node.answers).toEqual([{ nodeId: 1, value: { optionId: 2 } }]);
  });

  it('come through /v1 with the same content', async () => {
    const id = await surveyWith(3);

    const first = await v1(app, 'GET', `/v1/surveys/responses/${id}?first=2`, undefined, author.token);
    const rest = await v1(app, 'GET', `/v1/surveys/responses/${id}?after=${first.data.endCursor}`, undefined, author.token);

    expect(first.data.list.map(({ seq }: { seq: number }) => seq)).toEqual([3, 2]);
    expect(first.data.list[0]).toMatchObject({ status: 'complete', answers, source: 's3', params: { city: 'x' }, startedAt: null });
    expect([rest.data.total, rest.data.list.length, rest.data.endCursor]).toEqual([3, 1, null]);
  });

  it.each([
    [{ first: 0 }, { field: 'first', rule: 'tooSmall', limit: 1 }],
    [{ first: 101 }, { field: 'first', rule: 'tooLarge', limit: 100 }],
    [{ after: 'nonsense' }, { field: 'after', rule: 'format' }],
  ])('refuse %p and name the field', async (page, fault) => {
    const id = await launchedSurvey(app, author, tea);

    const refused = await graph(app, LIST, { id, ...page }, author.token);

    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'A0400', fields: [fault] });
  });

  it('belong to their author: a stranger gets A0404, whoever is signed out A0401', async () => {
    const id = await surveyWith(1);
    const stranger = await signUp(app);

    const codes = [(await graph(app, LIST, { id }, stranger.token)).code, (await graph(app, LIST, { id })).code];

    expect(codes).toEqual(['A0404', 'A0401']);
  });

  it('are had one by one with the id of the receipt, and by nobody but their author', async () => {
    const [id, other] = [await surveyWith(1), await surveyWith(1)];
    const stranger = await signUp(app);
    const { responseId } = (await submit(app, id, answers)).data;
    const one = (surveyId: string, by = author) => v1(app, 'GET', `/v1/surveys/responses/${surveyId}/${responseId}`, undefined, by.token);

    const listed = await v1(app, 'GET', `/v1/surveys/responses/${id}?first=1`, undefined, author.token);

    expect((await one(id)).data).toEqual(listed.data.list[0]);
    expect([(await one(other)).code, (await one(id, stranger)).code]).toEqual(['A0404', 'A0404']);
    expect((await v1(app, 'GET', `/v1/surveys/responses/${id}/${responseId}%20`, undefined, author.token)).code).toBe('A0404');
  });

  it('are counted and put into a trend for a whole list of surveys by two queries', async () => {
    const ids = [await surveyWith(2), await surveyWith(0), await surveyWith(1)];
    const { responses } = app.features.response;

    const list = await graph(app, '{ surveys { edges { node { id responseCount responseTrend } } } }', {}, author.token);

    const nodes: { id: string; responseCount: number; responseTrend: number[] }[] = list.data.surveys.edges.map(
      ({ node }: { node: unknown }) => node,
    );
    const of = (id: string) => nodes.find((node) => node.id === id);
    expect(ids.map((id) => of(id)?.responseCount)).toEqual([2, 0, 1]);
    expect(of(ids[0]!)?.responseTrend).toEqual([...Array.from({ length: 13 }, () => 0), 2]);
    expect(await responses.countsOf(ids)).toEqual(
      new Map([
        [ids[0], 2],
        [ids[2], 1],
      ]),
    );
  });

  it('are counted in the list of /v1 as well', async () => {
    const id = await surveyWith(2);

    const list = await v1(app, 'GET', '/v1/surveys?first=100', undefined, author.token);

    expect(list.data.list.find((entry: { id: string }) => entry.id === id)).toMatchObject({ responseCount: 2 });
  });

  it('fall into days of 24 hours back from now, oldest first', async () => {
    const id = await surveyWith(1);
    app.clock.advance(23 * HOUR_MS);
    await submit(app, id, answers);
    app.clock.advance(2 * HOUR_MS);
    await submit(app, id, answers);
    app.clock.advance(12 * 24 * HOUR_MS);

    const trend = (await app.features.response.responses.trendsOf([id])).get(id);

    expect(trend).toEqual([1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});
