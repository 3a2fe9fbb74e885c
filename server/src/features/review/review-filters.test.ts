import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REVIEW_LIMITS } from '@wence/schema';
import { answersOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const LIST = `query ($id: ID!, $filter: ResponseFilter) {
  responses(surveyId: $id, filter: $filter) { totalCount edges { node { seq } } }
  survey(id: $id) { responses(filter: $filter) { totalCount edges { node { seq } } } }
}`;

interface List {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: { readonly seq: number } }[];
}

describe('the list of responses by what their author has made of them', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;

  /** Six responses: 1 2 invalid, 2 3 starred, 3 4 tagged odd, 4 late as well, 5 6 deleted, of which 5 was starred. */
  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
    id = await launchedSurvey(app, author, tea);
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const source = count % 2 === 0 ? 'even' : 'other';
      ids.push((await submit(app, id, answersOf(tea, { Q1: 'tea' }), { source })).data.responseId);
    }
    const act = async (name: string, seqs: readonly number[], body = {}) => {
      const responseIds = seqs.map((seq) => ids[seq - 1]);
      const answer = await v1(app, 'POST', `/v1/surveys/responses/${id}/${name}`, { responseIds, ...body }, author.token);
      expect(answer.data).toEqual({ changed: seqs.length });
    };
    await act('invalidate', [1, 2]);
    await act('star', [2, 3, 5], { starred: true });
    await act('tag', [3, 4], { add: ['odd'] });
    await act('tag', [4], { add: ['late'] });
    await act('delete', [5, 6]);
  });
  afterAll(() => app.stop());

  const seqsOf = ({ edges }: List) => edges.map(({ node }) => node.seq);
  const listV1 = (query: string) => v1(app, 'GET', `/v1/surveys/responses/${id}?${query}`, undefined, author.token);

  it.each([
    [{}, '', [4, 3, 2, 1]],
    [{ valid: true }, 'valid=1', [4, 3]],
    [{ valid: false }, 'valid=0', [2, 1]],
    [{ starred: true }, 'starred=1', [3, 2]],
    [{ starred: false }, 'starred=0', [4, 1]],
    [{ tags: ['odd'] }, 'tag=odd', [4, 3]],
    [{ tags: ['late', 'odd'] }, 'tag=late&tag=odd', [4]],
    [{ tags: ['Odd'] }, 'tag=Odd', []],
    [{ deleted: true }, 'deleted=1', [6, 5]],
    [{ deleted: false }, 'deleted=0', [4, 3, 2, 1]],
    [{ deleted: true, starred: true }, 'deleted=1&starred=1', [5]],
    [{ valid: false, starred: true }, 'valid=0&starred=1', [2]],
    [{ valid: true, starred: true, tags: ['odd'], source: 'even' }, 'valid=1&starred=1&tag=odd&source=even', [3]],
    [{ valid: false, source: 'other' }, 'valid=0&source=other', [2]],
    [{ valid: null, starred: null, tags: null, deleted: null }, '', [4, 3, 2, 1]],
  ])('gives both doors those that match %j, and counts them', async (filter, query, expected) => {
    const { data, errors } = await graph(app, LIST, { id, filter }, author.token);
    const other = await listV1(query);

    expect(errors).toBeUndefined();
    expect([seqsOf(data.responses), seqsOf(data.survey.responses)]).toEqual([expected, expected]);
    expect(other.data.list.map(({ seq }: { seq: number }) => seq)).toEqual(expected);
    const count = expected.length;
    expect([data.responses.totalCount, data.survey.responses.totalCount, other.data.total]).toEqual([count, count, count]);
  });

  it('refuses more tags than a response can have', async () => {
    const tags = Array.from({ length: REVIEW_LIMITS.tags + 1 }, (_, place) => `tag${place}`);

    const { errors } = await graph(app, LIST, { id, filter: { tags } }, author.token);

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'A0400' });
    expect((await listV1(tags.map((tag) => `tag=${tag}`).join('&'))).code).toBe('A0400');
  });
});
