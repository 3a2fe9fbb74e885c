import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, multiple, optionIdOf, single, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { storeResponses } from './stored-responses.factory.js';

const drinks = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']), multiple('Q2', 'When?', ['morning', 'night']), text('Q3', 'Why?'));
const [Q1, Q2] = drinks.nodes.map(({ id }) => id) as [number, number]; // The first two questions above.
const [tea, night] = [optionIdOf(drinks, 'Q1', 'tea'), optionIdOf(drinks, 'Q2', 'night')];

const LIST = `query ($id: ID!, $filter: ResponseFilter, $order: ResponseOrder, $first: Int, $after: String, $last: Int, $before: String) {
  responses(surveyId: $id, filter: $filter, order: $order, first: $first, after: $after, last: $last, before: $before) {
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
    for (const text of ['{', '7', 'null']) {
      const refused = await v1(app, 'GET', `/v1/surveys/responses/${id}?${new URLSearchParams({ where: text })}`, undefined, author.token);
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

  it('is as absent as a missing survey to everybody else', async () => {
    const stranger = await signUp(app);
    const { errors } = await ask({ filter: { where: { conditions: [{ answer: { nodeId: 99, anyOf: [1] } }] } } }, stranger);
    expect(errors?.[0]?.extensions.code).toBe('A0404');
  });
});
