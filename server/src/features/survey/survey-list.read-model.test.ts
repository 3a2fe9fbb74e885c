import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { CHINESE_TITLES } from './fixtures/titles.js';
import { createSurvey, setState } from './survey.factory.js';

const LIST = `query ($first: Int, $after: String, $filter: SurveyFilter) {
  surveys(first: $first, after: $after, filter: $filter) {
    totalCount edges { cursor node { id title status } } pageInfo { hasNextPage endCursor } } }`;

type Edge = { cursor: string; node: { id: string; title: string; status: string } };

describe('the list of surveys', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.stop());

  const list = (author: SignedUp, variables: object = {}) => graph(app, LIST, { ...variables }, author.token);
  const titlesOf = (answer: { data: { surveys: { edges: Edge[] } } }) => answer.data.surveys.edges.map(({ node }) => node.title);
  const make = async (author: SignedUp, title: string) => {
    app.clock.advance(1);
    const { data } = await v1(app, 'POST', '/v1/surveys', { title }, author.token);
    return data.id as string;
  };

  it('shows only the caller what is theirs, newest first', async () => {
    const [author, stranger] = [await signUp(app), await signUp(app)];
    for (const title of ['one', 'two', 'three']) await make(author, title);
    await make(stranger, 'not yours');

    const answer = await list(author);

    expect(titlesOf(answer)).toEqual(['three', 'two', 'one']);
    expect(answer.data.surveys.totalCount).toBe(3);
  });

  it('goes from page to page without losing or repeating any, even those made in the same instant', async () => {
    const author = await signUp(app);
    for (let i = 0; i < 7; i += 1) await createSurvey(app, author);
    const seen: string[] = [];
    let after: string | null = null;
    let pages = 0;

    do {
      const answer = await list(author, { first: 3, after });
      const { edges, pageInfo, totalCount } = answer.data.surveys;
      seen.push(...edges.map(({ node }: Edge) => node.id));
      expect(totalCount).toBe(7);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      pages += 1;
    } while (after);

    expect(pages).toBe(3);
    expect(new Set(seen).size).toBe(7);
  });

  it('keeps its place while surveys are added in front', async () => {
    const author = await signUp(app);
    for (const title of ['1', '2', '3']) await make(author, title);
    const first = await list(author, { first: 1 });
    await make(author, '4');

    const next = await list(author, { first: 2, after: first.data.surveys.pageInfo.endCursor });

    expect(titlesOf(next)).toEqual(['2', '1']);
  });

  it.each([
    ['SATISF', ['Satisfaction 50%']],
    ['éTÉ', ['Été_2026']],
    [CHINESE_TITLES.partOfSatisfaction, [CHINESE_TITLES.satisfaction]],
    ['%', ['Satisfaction 50%']],
    ['_', ['Été_2026']],
    ['\\', [CHINESE_TITLES.satisfaction]],
    ['!', []],
    ['  50%  ', ['Satisfaction 50%']],
    ["' OR 1=1", []],
  ])('finds %s as it is written, letter case aside', async (keyword, expected) => {
    const author = await signUp(app);
    for (const title of ['Satisfaction 50%', 'Été_2026', CHINESE_TITLES.satisfaction]) await make(author, title);

    const answer = await list(author, { filter: { keyword } });

    expect(titlesOf(answer)).toEqual(expected);
  });

  it('finds a survey by its new title after renaming', async () => {
    const author = await signUp(app);
    const id = await make(author, 'Before');
    await v1(app, 'POST', '/v1/surveys/title', { id, title: 'AFTER' }, author.token);

    const [before, after] = [await list(author, { filter: { keyword: 'before' } }), await list(author, { filter: { keyword: 'after' } })];

    expect([titlesOf(before), titlesOf(after)]).toEqual([[], ['AFTER']]);
  });

  it('tells drafts, running, stopped, complete and recycled ones apart', async () => {
    const author = await signUp(app);
    const ids = {
      DRAFT: await make(author, 'DRAFT'),
      RUNNING: await make(author, 'RUNNING'),
      STOPPED: await make(author, 'STOPPED'),
      COMPLETE: await make(author, 'COMPLETE'),
      RECYCLED: await make(author, 'RECYCLED'),
    };
    await setState(app, ids.RUNNING, 1);
    await setState(app, ids.STOPPED, 0);
    await setState(app, ids.COMPLETE, 2);
    await v1(app, 'POST', `/v1/surveys/remove/${ids.RECYCLED}`, {}, author.token);

    for (const status of Object.keys(ids)) {
      const answer = await list(author, { filter: { status } });
      expect(answer.data.surveys.edges.map(({ node }: Edge) => [node.title, node.status])).toEqual([[status, status]]);
    }
    expect(titlesOf(await list(author))).not.toContain('RECYCLED');
    expect(titlesOf(await list(author, { filter: { recycled: true } }))).toEqual(['RECYCLED']);
  });

  it.each([
    [{ first: 0 }, { field: 'first', rule: 'tooSmall', limit: 1 }],
    [{ first: 101 }, { field: 'first', rule: 'tooLarge', limit: 100 }],
    [{ after: 'nonsense' }, { field: 'after', rule: 'format' }],
    [{ filter: { keyword: CHINESE_TITLES.oneCharacter.repeat(25) } }, { field: 'keyword', rule: 'tooLong', limit: 24 }],
  ])('refuses %j, naming field and limit', async (variables, fault) => {
    const author = await signUp(app);

    const answer = await list(author, variables);

    expect(answer.code).toBe('A0400');
    expect(answer.errors?.[0]?.extensions.fields).toEqual([fault]);
  });

  it('serves /v1 the same list with its own names [S7.call.get-surveys]', async () => {
    const author = await signUp(app);
    const ids = [await make(author, 'one'), await make(author, 'two'), await make(author, 'three')];
    await setState(app, ids[1] ?? '', 1);

    const first = await v1(app, 'GET', '/v1/surveys?first=2&timestamp=1', undefined, author.token);
    const rest = await v1(app, 'GET', `/v1/surveys?first=2&after=${first.data.endCursor}`, undefined, author.token);
    const running = await v1(app, 'GET', '/v1/surveys?state=1', undefined, author.token);

    expect(first.data.list.map(({ title }: { title: string }) => title)).toEqual(['three', 'two']);
    expect(rest.data).toMatchObject({
      total: 3,
      list: [{ id: ids[0], title: 'one', state: 0, status: 'draft', responseCount: 0 }],
      endCursor: null,
    });
    expect(running.data).toMatchObject({ total: 1, list: [{ id: ids[1], state: 1, editable: false }] });
  });

  it('is sorted by every column, both ways, and goes on from page to page in that order', async () => {
    const author = await signUp(app);
    const ids = new Map<string, string>();
    for (const title of ['beta', 'Alpha', 'gamma']) ids.set(title, await make(author, title));
    app.clock.advance(1);
    await v1(app, 'POST', '/v1/surveys/title', { id: ids.get('Alpha'), title: 'Alpha' }, author.token);
    await setState(app, ids.get('gamma') ?? '', 1);
    const order = async (sort: string, descending: string) => {
      const seen: string[] = [];
      for (let after = ''; ; ) {
        const at = after && `&after=${after}`;
        const { data } = await v1(app, 'GET', `/v1/surveys?first=1&sort=${sort}&descending=${descending}${at}`, undefined, author.token);
        seen.push(...data.list.map((entry: { title: string }) => entry.title));
        if (!data.endCursor) return seen;
        after = data.endCursor;
      }
    };

    expect(await order('title', '0')).toEqual(['Alpha', 'beta', 'gamma']);
    expect(await order('title', '1')).toEqual(['gamma', 'beta', 'Alpha']);
    expect(await order('created', '1')).toEqual(['gamma', 'Alpha', 'beta']);
    expect(await order('created', '0')).toEqual(['beta', 'Alpha', 'gamma']);
    expect((await order('state', '0'))[0]).toBe('gamma');
    expect((await order('responses', '1')).toSorted()).toEqual(['Alpha', 'beta', 'gamma']);
  });

  it('finds surveys by the text of a question, as it is now', async () => {
    const author = await signUp(app);
    const id = await make(author, 'Breakfast');
    const found = async (keyword: string) => titlesOf(await list(author, { filter: { keyword } }));
    await v1(app, 'POST', '/v1/nodes', { surveyId: id, type: 3, title: 'How do you like your <b>Porridge</b>?' }, author.token);

    expect(await found('your porridge')).toEqual(['Breakfast']);
    expect(await found('<b>')).toEqual([]);
    const copy = await v1(app, 'POST', '/v1/surveys/copy', { id }, author.token);
    expect(copy.code).toBe('00000');
    expect(await found('porridge')).toHaveLength(2);
  });

  it('refuses a cursor of another order', async () => {
    const author = await signUp(app);
    for (const title of ['one', 'two']) await make(author, title);
    const { endCursor } = (await v1(app, 'GET', '/v1/surveys?sort=title&first=1', undefined, author.token)).data;

    expect((await v1(app, 'GET', `/v1/surveys?sort=created&after=${endCursor}`, undefined, author.token)).code).toBe('A0400');
  });
});
