import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { columnPlan } from '@wence/schema';
import { answersOf, multiple, optionIdOf, rate, single, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { storeResponses } from './stored-responses.factory.js';

const drinks = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']), multiple('Q2', 'When?', ['morning', 'night']), text('Q3', 'Why?'));
const [Q1, Q2] = drinks.nodes.map(({ id }) => id) as [number, number]; // The first two questions above.
const [tea, night] = [optionIdOf(drinks, 'Q1', 'tea'), optionIdOf(drinks, 'Q2', 'night')];

const LIST = `query ($id: ID!, $filter: ResponseFilter, $order: ResponseOrder, $sort: ResponseSort, $first: Int, $after: String, $last: Int, $before: String) {
  responses(surveyId: $id, filter: $filter, order: $order, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
    totalCount edges { cursor node { seq } } pageInfo { hasNextPage hasPreviousPage }
  }
}`;

interface Edge {
  readonly cursor: string;
  readonly node: { readonly seq: number };
}

describe('the list of responses under conditions', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;

  /** Twelve responses: tea and coffee by turns, each third one at night, the first with a reason, the second screened out. */
  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
    id = await launchedSurvey(app, author, drinks);
    await storeResponses(
      app,
      id,
      Array.from({ length: 12 }, (_, index) => ({
        version: 1,
        answers: answersOf(drinks, {
          Q1: index % 2 === 0 ? 'tea' : 'coffee',
          Q2: index % 3 === 0 ? ['night'] : ['morning'],
          ...(index === 0 && { Q3: 'Oolong, please' }),
        }),
        ...(index === 1 && { status: 'screened' as const }),
        params: index === 5 ? { 'a/b~c': 'x' } : null,
      })),
    );
  });
  afterAll(() => app.stop());

  const ask = (variables: object, { token } = author) => graph(app, LIST, { id, ...variables }, token);
  const list = async (where: object, more: object = {}) => {
    const { data, errors } = await ask({ filter: { where }, order: 'OLDEST_FIRST', ...more });
    expect(errors).toBeUndefined();
    return data.responses;
  };
  const numbers = async (where: object): Promise<number[]> => (await list(where)).edges.map(({ node }: Edge) => node.seq);

  it('has those of which every condition is true, or any, brackets apart', async () => {
    const likesTea = { answer: { nodeId: Q1, anyOf: [tea] } };
    const atNight = { answer: { nodeId: Q2, allOf: [night] } };
    expect(await numbers({ conditions: [likesTea, atNight] })).toEqual([1, 7]);
    expect(await numbers({ match: 'ANY', conditions: [likesTea, atNight] })).toEqual([1, 3, 4, 5, 7, 9, 10, 11]);
    const either = { group: { match: 'ANY', conditions: [{ text: { contains: 'OOLONG' } }, { status: { anyOf: ['SCREENED'] } }] } };
    expect(await numbers({ conditions: [either] })).toEqual([1, 2]);
    expect(await numbers({ conditions: [likesTea, either] })).toEqual([1]);
    expect(await numbers({ conditions: [{ parameter: { name: 'a/b~c', anyOf: ['x'] } }] })).toEqual([6]);
    expect(await numbers({})).toHaveLength(12);
  });

  it('is paged from both ends, by cursors that are good under every filter', async () => {
    const where = { conditions: [{ answer: { nodeId: Q1, anyOf: [tea] } }] };
    const first = await list(where, { first: 2 });
    expect(first).toMatchObject({ totalCount: 6, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    const next = await list(where, { first: 3, after: first.edges[1].cursor });
    expect(next.edges.map(({ node }: Edge) => node.seq)).toEqual([5, 7, 9]);
    const back = await list(where, { last: 1, before: next.edges[0].cursor, order: 'NEWEST_FIRST' });
    expect(back.edges.map(({ node }: Edge) => node.seq)).toEqual([7]);
    const { data } = await ask({ order: 'OLDEST_FIRST', first: 1, after: first.edges[1].cursor });
    expect(data.responses.edges[0].node.seq).toBe(4);
  });

  it('has what was acknowledged a moment ago', async () => {
    const surveyId = await launchedSurvey(app, author, drinks);
    const where = { conditions: [{ answer: { nodeId: Q1, anyOf: [tea] } }] };
    const count = async () => (await ask({ id: surveyId, filter: { where } })).data.responses.totalCount;
    expect(await count()).toBe(0);
    await storeResponses(app, surveyId, [{ version: 1, answers: answersOf(drinks, { Q1: 'tea' }) }]);
    expect(await count()).toBe(1);
  });

  it('is the same at `/v1`, where the conditions are JSON', async () => {
    const where = { conditions: [{ answer: { nodeId: Q2, anyOf: [night] } }, { status: { anyOf: ['complete'] } }] };
    const query = new URLSearchParams({ where: JSON.stringify(where), order: 'oldest', first: '2' });
    const { code, data } = await v1(app, 'GET', `/v1/surveys/responses/${id}?${query}`, undefined, author.token);
    expect([code, data.total, data.list.map(({ seq }: { seq: number }) => seq)]).toEqual(['00000', 4, [1, 4]]);
    for (const wrong of ['{', '7', 'null']) {
      const refused = await v1(app, 'GET', `/v1/surveys/responses/${id}?${new URLSearchParams({ where: wrong })}`, undefined, author.token);
      expect(refused).toMatchObject({ code: 'A0400', fields: [{ field: 'where', rule: 'format' }] });
    }
  });

  it('names each condition that does not fit the survey', async () => {
    const faults = async (filter: object) => {
      const { errors } = await ask({ filter });
      return [errors?.[0]?.extensions.code, errors?.[0]?.extensions.fields];
    };
    const asked = (answer: object) => ({ where: { conditions: [{ valid: true }, { group: { conditions: [{ answer }] } }] } });
    const place = 'filter.where.conditions[1].group.conditions[0].answer';
    expect(await faults(asked({ nodeId: 99, anyOf: [tea] }))).toEqual(['A0400', [{ field: `${place}.nodeId`, rule: 'notAllowed' }]]);
    expect(await faults(asked({ nodeId: Q1, anyOf: [night] }))).toEqual(['A0400', [{ field: `${place}.anyOf[0]`, rule: 'notAllowed' }]]);
    expect(await faults({ deleted: true, where: {} })).toEqual(['A0400', [{ field: 'filter.deleted', rule: 'notAllowed' }]]);
    expect(await faults({ where: { conditions: [{ duration: { from: 5, to: 4 } }] } })).toEqual([
      'A0400',
      [{ field: 'filter.where.conditions[0].duration.to', rule: 'tooSmall', limit: 5 }],
    ]);
  });

  describe('sorted by a column', () => {
    const seqs = ({ edges }: { readonly edges: readonly Edge[] }): number[] => edges.map(({ node }) => node.seq);
    const REASONS = ['pear', null, 'apple', 'Über', 'apple', null];
    const STARS = [5, 3, null, 1, 3, null];
    const judged = survey(
      text('Q1', 'Why?', { required: false }),
      rate('Q2', 'Stars', { required: false }),
      single('Q3', 'Which?', ['b', 'a']),
    );
    const [why, stars, which] = ['Q1', 'Q2', 'Q3'].map(
      (code) => columnPlan([judged]).columns.find(({ name }) => name === code)?.key ?? code,
    ) as [string, string, string]; // One for each.
    let surveyId: string;

    /** Six responses, two of which give no reason and two no stars; the option that stands second has been chosen by each other one. */
    beforeAll(async () => {
      surveyId = await launchedSurvey(app, author, judged);
      const responses = REASONS.map((reason, index) => ({
        version: 1,
        answers: answersOf(judged, {
          ...(reason !== null && { Q1: reason }),
          ...(STARS[index] !== null && { Q2: STARS[index] }),
          Q3: index % 2 === 0 ? 'a' : 'b',
        }),
      }));
      await storeResponses(app, surveyId, responses);
    });

    it.each([
      ['why', 'ASCENDING', [3, 5, 1, 4, 2, 6]],
      ['why', 'DESCENDING', [4, 1, 3, 5, 2, 6]],
      ['stars', 'ASCENDING', [4, 2, 5, 1, 3, 6]],
      ['stars', 'DESCENDING', [1, 2, 5, 4, 3, 6]],
      ['which', 'ASCENDING', [2, 4, 6, 1, 3, 5]],
      ['seq', 'DESCENDING', [6, 5, 4, 3, 2, 1]],
    ])('%s, %s: responses without a value come last, equal ones in their order', async (name, direction, expected) => {
      const column = { why, stars, which }[name] ?? name;
      const { data, errors } = await ask({ id: surveyId, order: 'OLDEST_FIRST', sort: { column, direction } });
      expect(errors).toBeUndefined();
      expect(seqs(data.responses)).toEqual(expected);
      expect(await paged(column, direction, 'forward')).toEqual(expected);
      expect(await paged(column, direction, 'backward')).toEqual(expected);
    });

    /** The whole list, read two by two. */
    async function paged(column: string, direction: string, way: 'forward' | 'backward'): Promise<number[]> {
      const found: number[] = [];
      for (let at: string | undefined = undefined, more = true; more; ) {
        const part: object = way === 'forward' ? { first: 2, after: at } : { last: 2, before: at };
        const { data } = await ask({ id: surveyId, order: 'OLDEST_FIRST', sort: { column, direction }, ...part });
        const { edges, pageInfo } = data.responses as { edges: Edge[]; pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean } };
        if (way === 'forward') found.push(...seqs({ edges }));
        else found.unshift(...seqs({ edges }));
        more = way === 'forward' ? pageInfo.hasNextPage : pageInfo.hasPreviousPage;
        at = edges.at(way === 'forward' ? -1 : 0)?.cursor;
      }
      return found;
    }

    it('is the same at `/v1`', async () => {
      const query = new URLSearchParams({ sort: stars, direction: 'descending', order: 'oldest', first: '3' });
      const { data } = await v1(app, 'GET', `/v1/surveys/responses/${surveyId}?${query}`, undefined, author.token);
      expect(data.list.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 5]);
    });

    it('refuses columns that the survey does not have, cursors of other columns and deleted responses', async () => {
      const refused = async (variables: object) => {
        const { errors } = await ask({ id: surveyId, ...variables });
        return [errors?.[0]?.extensions.code, ...(errors?.[0]?.extensions.fields ?? [])];
      };
      expect(await refused({ sort: { column: 'n99"; DROP' } })).toEqual(['A0400', { field: 'sort.column', rule: 'notAllowed' }]);
      const { data } = await ask({ id: surveyId, sort: { column: stars }, first: 1 });
      const after = data.responses.edges[0].cursor;
      expect(await refused({ sort: { column: why }, after })).toEqual(['A0400', { field: 'after', rule: 'format' }]);
      const forged = Buffer.from(JSON.stringify([stars, 1, 'many'])).toString('base64url');
      expect(await refused({ sort: { column: stars }, after: forged })).toEqual(['A0400', { field: 'after', rule: 'format' }]);
      const deleted = { filter: { deleted: true }, sort: { column: stars } };
      expect(await refused(deleted)).toEqual(['A0400', { field: 'filter.deleted', rule: 'notAllowed' }]);
    });
  });

  it('is as absent as a missing survey to everybody else', async () => {
    const stranger = await signUp(app);
    const { errors } = await ask({ filter: { where: { conditions: [{ answer: { nodeId: 99, anyOf: [1] } }] } } }, stranger);
    expect(errors?.[0]?.extensions.code).toBe('A0404');
  });
});
