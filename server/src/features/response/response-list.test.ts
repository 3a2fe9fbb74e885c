import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launch, launchedSurvey } from '../publish/publish.factory.js';
import { Response, type ResponseStatus } from './response.entity.js';
import { submit } from './response.factory.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(tea, { Q1: 'tea' });
const MINUTE = 60_000;
const LIST = `query ($id: ID!, $filter: ResponseFilter, $order: ResponseOrder, $first: Int, $after: String, $last: Int, $before: String) {
  responses(surveyId: $id, filter: $filter, order: $order, first: $first, after: $after, last: $last, before: $before) {
    totalCount edges { cursor node { seq } } pageInfo { hasNextPage hasPreviousPage }
  }
  survey(id: $id) {
    responses(filter: $filter, order: $order, first: $first, after: $after, last: $last, before: $before) { totalCount edges { node { seq } } }
  }
}`;

interface Edge {
  readonly cursor: string;
  readonly node: { readonly seq: number };
}

describe('the list of responses of a survey', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;
  let begun: number;

  /** Nine responses, one a minute: versions 1 1 1 1 2 2 2 2 2, sources a b none a b none a b none, statuses s o c s o c s o c. */
  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
    id = await launchedSurvey(app, author, tea);
    begun = app.clock.now().getTime();
    const statuses: readonly ResponseStatus[] = ['screened', 'over_quota', 'complete'];
    for (let index = 0; index < 9; index += 1) {
      if (index === 4) await launchAnother();
      const { data } = await submit(app, id, answers, index % 3 === 2 ? {} : { source: index % 3 === 0 ? 'a' : 'b' });
      const status = statuses[index % 3] ?? 'complete';
      await app.platform.unit.run(() => app.platform.database.repository(Response).update({ id: data.responseId }, { status }));
      app.clock.advance(MINUTE);
    }
  });
  afterAll(() => app.stop());

  const launchAnother = async () => {
    await v1(app, 'POST', `/v1/surveys/stop/${id}`, {}, author.token);
    await v1(app, 'POST', '/v1/surveys/title', { id, title: 'Another title' }, author.token);
    await launch(app, author, id);
  };
  const list = async (variables: object) => {
    const answer = await graph(app, LIST, { id, ...variables }, author.token);
    expect(answer.errors).toBeUndefined();
    return answer.data;
  };
  const seqsOf = (edges: readonly Edge[]) => edges.map(({ node }) => node.seq);
  const at = (minute: number) => new Date(begun + minute * MINUTE).toISOString();
  const listV1 = (query: string) => v1(app, 'GET', `/v1/surveys/responses/${id}?${query}`, undefined, author.token);

  it.each([
    [{}, '', [9, 8, 7, 6, 5, 4, 3, 2, 1]],
    [{ status: null, source: null }, '', [9, 8, 7, 6, 5, 4, 3, 2, 1]],
    [{ status: ['SCREENED'] }, 'status=screened', [7, 4, 1]],
    [{ status: 'SCREENED' }, 'status=screened', [7, 4, 1]],
    [{ status: ['SCREENED', 'OVER_QUOTA'] }, 'status=screened&status=over_quota', [8, 7, 5, 4, 2, 1]],
    [{ version: 1 }, 'version=1', [4, 3, 2, 1]],
    [{ version: 3 }, 'version=3', []],
    [{ source: 'a' }, 'source=a', [7, 4, 1]],
    [{ source: 'A' }, 'source=A', []],
    [{ source: 'a ' }, 'source=a%20', []],
    [{ source: '_' }, 'source=_', []],
    [{ source: '\ud800\u0000' }, 'source=%00', []],
    [{ version: 2_147_483_647 }, 'version=9007199254740991', []],
    [{ submittedFrom: '0000-01-01T00:00:00Z', submittedTo: '0001-01-01T00:00:00Z' }, 'submittedFrom=9999-12-31T23:59:59.999Z', []],
    [{ source: 'b', version: 2, status: ['OVER_QUOTA', 'COMPLETE'] }, 'source=b&version=2&status=over_quota&status=complete', [8, 5]],
  ])('gives both doors those that match %j, and counts them', async (filter, query, expected) => {
    const data = await list({ filter });
    const other = await listV1(query);

    expect(seqsOf(data.responses.edges)).toEqual(expected);
    expect(seqsOf(data.survey.responses.edges)).toEqual(expected);
    expect(other.data.list.map(({ seq }: { seq: number }) => seq)).toEqual(expected);
    const count = expected.length;
    expect([data.responses.totalCount, data.survey.responses.totalCount, other.data.total]).toEqual([count, count, count]);
  });

  it('takes the instant from which they were stored in, and the one before which they were stored out', async () => {
    const filter = { submittedFrom: at(2), submittedTo: at(5) };
    const elsewhere = `${at(2).replace('Z', '')}+00:00`;

    const other = await listV1(`submittedFrom=${encodeURIComponent(elsewhere)}&submittedTo=${at(5)}`);

    expect(seqsOf((await list({ filter })).responses.edges)).toEqual([5, 4, 3]);
    expect(other.data.list.map(({ seq }: { seq: number }) => seq)).toEqual([5, 4, 3]);
    expect(seqsOf((await list({ filter: { submittedFrom: at(5), submittedTo: at(2) } })).responses.edges)).toEqual([]);
  });

  it('turns round with its order, and a cursor is good under every order and filter', async () => {
    const all = (await list({})).responses.edges;
    const cursor = all.find(({ node }: Edge) => node.seq === 5).cursor;
    const seqs = async (variables: object) => seqsOf((await list(variables)).responses.edges);

    expect(await seqs({ order: 'OLDEST_FIRST' })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await seqs({ order: 'OLDEST_FIRST', after: cursor })).toEqual([6, 7, 8, 9]);
    expect(await seqs({ order: 'OLDEST_FIRST', last: 2, before: cursor })).toEqual([3, 4]);
    expect(await seqs({ order: 'NEWEST_FIRST', after: cursor, filter: { status: ['SCREENED'] } })).toEqual([4, 1]);
    expect(await seqs({ order: null, last: 1, before: cursor, filter: { source: 'b' } })).toEqual([8]);
    const other = await listV1(`order=oldest&first=2&after=${cursor}&source=b`);
    expect(other.data).toMatchObject({ total: 3, list: [{ seq: 8 }], endCursor: null });
  });

  it('leads from each response to the version that was answered, and what it asked, by one read for them all', async () => {
    const DECODED = `query ($id: ID!) { responses(surveyId: $id, order: OLDEST_FIRST) {
      edges { node { version surveyVersion { id version current } } } } }`;
    const reads = jest.spyOn(app.features.publish.versions, 'listMany');

    const many = await graph(app, DECODED, { id }, author.token);
    const decoded = await graph(
      app,
      'query ($id: ID!) { responses(surveyId: $id, last: 1) { edges { node { surveyVersion { definition } } } } }',
      { id },
      author.token,
    );

    const nodes: { version: number; surveyVersion: object }[] = many.data.responses.edges.map(({ node }: { node: object }) => node);
    expect(nodes.map(({ version }) => version)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2]);
    expect(nodes.map(({ surveyVersion }) => surveyVersion)).toEqual(
      nodes.map(({ version }) => ({ id: `${id}.v${version}`, version, current: version === 2 })),
    );
    expect(reads).toHaveBeenCalledTimes(2);
    expect(decoded.data.responses.edges[0].node.surveyVersion.definition).toMatchObject({ title: tea.title, nodes: [{ code: 'Q1' }] });
  });

  it.each([[{ status: [] }, 'filter.status', 'required']])('refuses the filter %j', async (filter, field, rule) => {
    const { errors } = await graph(app, LIST, { id, filter }, author.token);

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'A0400', fields: [{ field, rule }] });
  });

  it.each([
    ['status=strange', 'status'],
    ['version=0', 'version'],
    ['order=random', 'order'],
    ['submittedFrom=2026-05-01', 'submittedFrom'],
    ['submittedTo=2026-05-01T00:00:00', 'submittedTo'],
  ])('refuses %s in /v1 and names the field', async (query, field) => {
    expect((await listV1(query)).fields?.map((fault) => fault.field)).toEqual([field]);
  });

  it.each([
    ["status IN ('screened')", 'IDX_response_status'],
    ['version = 1', 'IDX_response_version'],
    ["source = 'a'", 'IDX_response_source'],
    ['submitted_at >= 5', 'IDX_response_seq'],
    ['1 = 1', 'IDX_response_seq'],
  ])('is read in its order by an index where %s', async (condition, index) => {
    // MySQL chooses by what the table holds, and this one holds next to nothing.
    if (app.platform.database.dialect === 'mysql') return;

    const plan: { detail: string }[] = await app.platform.database.manager.query(
      `EXPLAIN QUERY PLAN SELECT id, seq FROM response WHERE survey_id = 'x' AND ${condition} AND seq < 5 ORDER BY seq DESC LIMIT 21`,
    );

    expect(plan.map(({ detail }) => detail).join(' ')).toMatch(new RegExp(`^SEARCH response USING INDEX ${index} `));
  });
});
