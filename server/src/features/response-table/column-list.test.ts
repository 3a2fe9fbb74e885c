import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { matrix, multiple, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey, relaunch } from '../publish/publish.factory.js';

const first = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']), multiple('Q2', 'When?', ['morning', 'night']));
/** Without the second question, and with one more. */
const second = { ...survey(single('Q1', 'Tea?', ['tea', 'coffee'])), nodes: [{ ...first.nodes[0], title: 'Tea?' }] } as typeof first;

const COLUMNS = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
  survey(id: $id) { columns(first: $first, after: $after, last: $last, before: $before) {
    totalCount pageInfo { hasNextPage endCursor } edges { cursor node {
      key name label kind measure set optionId part index retired values { value code title retired } question { nodeId rowId name label retired }
    } } } }
}`;

interface Edge {
  readonly cursor: string;
  readonly node: {
    readonly key: string;
    readonly kind: string;
    readonly retired: boolean;
    readonly question: { readonly name: string } | null;
  };
}

describe('the columns of a survey', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const columns = async (id: string, part: object = { first: 100 }) => {
    const { data, errors } = await graph(app, COLUMNS, { id, ...part }, author.token);
    expect(errors).toBeUndefined();
    return data.survey.columns;
  };
  const ofQuestions = (edges: readonly Edge[]) => edges.map(({ node }) => node).filter(({ question }) => question !== null);

  it('are those of all versions, named by the newest, and say which question they belong to', async () => {
    const id = await launchedSurvey(app, author, first);
    await relaunch(app, author, id, second);

    const own = ofQuestions((await columns(id)).edges);
    expect(own[0]).toMatchObject({
      name: 'Q1',
      label: 'Tea?',
      kind: 'CODE',
      measure: 'NOMINAL',
      part: null,
      retired: false,
      question: { nodeId: first.nodes[0]?.id, rowId: null, name: 'Q1', retired: false },
      values: [{ title: 'tea' }, { title: 'coffee' }],
    });
    expect(own.slice(1).map(({ kind, retired, question }) => [kind, retired, question?.name])).toEqual([
      ['FLAG', true, 'Q2'],
      ['FLAG', true, 'Q2'],
      ['STATE', true, 'Q2'],
    ]);
  });

  it('belong to the rows of a matrix, and what is about all of them to the question', async () => {
    const id = await launchedSurvey(app, author, survey(matrix(1, 'Q1', 'How was it?', ['room', 'food'], ['good', 'bad'])));
    expect(ofQuestions((await columns(id)).edges).map(({ question }) => question?.name)).toEqual(['Q1_1', 'Q1_2', 'Q1']);
  });

  it('are paged in both directions, and at `/v1` as well', async () => {
    const id = await launchedSurvey(app, author, first);
    const all: readonly Edge[] = (await columns(id)).edges;
    const page = await columns(id, { first: 3 });
    expect(page).toMatchObject({ totalCount: all.length, pageInfo: { hasNextPage: true } });
    const next = await columns(id, { first: 2, after: page.pageInfo.endCursor });
    expect(next.edges).toEqual(all.slice(3, 5));
    expect((await columns(id, { last: 2, before: next.edges[1].cursor })).edges).toEqual(all.slice(2, 4));
    expect((await columns(id, { last: 2 })).edges).toEqual(all.slice(-2));

    const { data } = await v1(app, 'GET', `/v1/surveys/columns/${id}?first=3&after=${page.pageInfo.endCursor}`, undefined, author.token);
    expect(data.list.map(({ key }: { key: string }) => key)).toEqual(all.slice(3, 6).map(({ node }) => node.key));
    expect(data.total).toBe(all.length);
  });

  it('of the survey of somebody else are as absent as those of a missing one', async () => {
    const id = await launchedSurvey(app, author, first);
    const stranger = await signUp(app);
    expect((await graph(app, COLUMNS, { id, first: 1 }, stranger.token)).errors?.[0]?.extensions.code).toBe('A0404');
    expect((await v1(app, 'GET', `/v1/surveys/columns/${id}`, undefined, stranger.token)).code).toBe('A0404');
  });
});
