import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answers, flagsOf, type JudgedResponse, QUALITY_FLAGS, qualityOf } from '@wence/schema';
import { answersOf, matrix, nodeIdOf, survey, text, runsOnServer } from '@wence/schema/testing';
import * as fc from 'fast-check';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { contextOf, launchedSurvey } from '../publish/publish.factory.js';
import { changeResponse, type GivenResponse, storeResponses } from './stored-responses.factory.js';

const ROWS = Array.from({ length: 10 }, (_, index) => `row ${index}`);
const meal = survey(matrix(1, 'Q1', 'How good?', ROWS, ['bad', 'fair', 'good']), text('Q2', 'Why?'));
const MATRIX = nodeIdOf(meal, 'Q1');
const HOUR = 3_600_000;
const START = Date.UTC(2026, 2, 31);

const rated = (points: readonly string[]): Answers =>
  answersOf(meal, { Q1: Object.fromEntries(ROWS.map((row, index) => [row, points[index % points.length] ?? 'bad'])) });
const said = (reason: string): Answers => answersOf(meal, { Q2: reason });

/** Given so many milliseconds after the first, in so many seconds. */
const given = (answers: Answers, after: number, seconds: number, more: Partial<GivenResponse> = {}): GivenResponse => ({
  version: 1,
  answers,
  submittedAt: new Date(START + after),
  startedAt: new Date(START + after - seconds * 1_000),
  ...more,
});

const QUALITY = `{ speeding { seconds medianSeconds } straightLining { nodeIds } duplicate { others firstId firstSeq } burst { responses seconds } }`;
const LIST = `query ($id: ID!, $where: ResponseConditions) {
  responses(surveyId: $id, filter: { where: $where }, order: OLDEST_FIRST, first: 100) { edges { node { seq quality ${QUALITY} } } }
}`;
const NONE = { speeding: null, straightLining: null, duplicate: null, burst: null };

describe('the quality of responses', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const launched = () => launchedSurvey(app, author, meal);
  const listed = async (id: string, where: object | null = null) => {
    const { data, errors } = await graph(app, LIST, { id, where }, author.token);
    expect(errors).toBeUndefined();
    return data.responses.edges.map(({ node }: { node: object }) => node);
  };
  const seqs = async (id: string, condition: object): Promise<number[]> =>
    (await listed(id, { conditions: [condition] })).map(({ seq }: { seq: number }) => seq);

  /** Thirty usual ones an hour apart, then a quick one with a straight line, two alike, and ten in half a minute. */
  async function mixed(): Promise<{ id: string; ids: readonly string[] }> {
    const id = await launched();
    const usual = Array.from({ length: 30 }, (_, index) => given(said(`I have my own reasons, ${index}`), index * HOUR, 60));
    const quick = given(rated(['good']), 31 * HOUR, 5);
    const alike = [32, 33].map((hour) => given(rated(['bad', 'fair', 'good']), hour * HOUR, 50));
    const burst = Array.from({ length: 10 }, (_, index) => given(said('no'), 35 * HOUR + index * 3_000, 70, { source: 'mail' }));
    return { id, ids: await storeResponses(app, id, [...usual, quick, ...alike, ...burst]) };
  }

  it('is told with the numbers behind each flag at both doors', async () => {
    const { id, ids } = await mixed();
    const all = await listed(id);
    expect(all.slice(0, 30).every(({ quality }: { quality: object }) => JSON.stringify(quality) === JSON.stringify(NONE))).toBe(true);
    expect(all.slice(30, 35).map(({ quality }: { quality: object }) => quality)).toEqual([
      { ...NONE, speeding: { seconds: 5, medianSeconds: 60 }, straightLining: { nodeIds: [MATRIX] } },
      { ...NONE, duplicate: { others: 1, firstId: ids[32], firstSeq: 33 } },
      { ...NONE, duplicate: { others: 1, firstId: ids[31], firstSeq: 32 } },
      { ...NONE, burst: { responses: 10, seconds: 60 } },
      { ...NONE, burst: { responses: 10, seconds: 60 } },
    ]);

    const lines = await v1(app, 'GET', `/v1/surveys/responses/${id}?quality=1&first=13&order=newest`, undefined, author.token);
    expect(lines.data.list.map(({ quality }: { quality: object }) => quality).slice(10)).toEqual([
      { ...NONE, duplicate: { others: 1, firstId: ids[31], firstSeq: 32 } },
      { ...NONE, duplicate: { others: 1, firstId: ids[32], firstSeq: 33 } },
      { ...NONE, speeding: { seconds: 5, medianSeconds: 60 }, straightLining: { nodeIds: [MATRIX] } },
    ]);
    const one = await v1(app, 'GET', `/v1/surveys/responses/${id}/${ids[0]}?quality=1`, undefined, author.token);
    expect(one.data.quality).toEqual(NONE);
    const unasked = await v1(app, 'GET', `/v1/surveys/responses/${id}/${ids[0]}`, undefined, author.token);
    expect(unasked.data.quality).toBeNull();
  });

  it('filters lists and reports', async () => {
    const { id } = await mixed();
    const last = Array.from({ length: 10 }, (_, index) => 34 + index);
    expect(await seqs(id, { quality: { anyOf: ['SPEEDING'] } })).toEqual([31]);
    expect(await seqs(id, { quality: { anyOf: ['STRAIGHT_LINING', 'DUPLICATE'] } })).toEqual([31, 32, 33]);
    expect(await seqs(id, { quality: { anyOf: ['BURST'] } })).toEqual(last);
    expect(await seqs(id, { flagged: true })).toEqual([31, 32, 33, ...last]);
    expect(await seqs(id, { flagged: false })).toHaveLength(30);

    const where = JSON.stringify({ conditions: [{ quality: { anyOf: ['duplicate'] } }] });
    const report = await v1(app, 'GET', `/v1/surveys/report/${id}?${new URLSearchParams({ where })}`, undefined, author.token);
    expect(report.data.total).toBe(2);
    const wrong = JSON.stringify({ conditions: [{ quality: { anyOf: ['dull'] } }] });
    const refused = await v1(app, 'GET', `/v1/surveys/responses/${id}?${new URLSearchParams({ where: wrong })}`, undefined, author.token);
    expect(refused).toMatchObject({
      code: 'A0400',
      fields: [{ field: 'filter.where.conditions[0].quality.anyOf[0]', rule: 'notAllowed' }],
    });
  });

  it('follows edits, marks, deletion and restoring, and marks move no flag but by the median', async () => {
    const { id, ids } = await mixed();
    const [quick = '', twin = ''] = ids.slice(30);
    const flagged = () => seqs(id, { quality: { anyOf: ['SPEEDING', 'STRAIGHT_LINING', 'DUPLICATE'] } });

    await changeResponse(app, id, twin, 'invalidated', { invalidAt: new Date(START) });
    expect(await flagged()).toEqual([31, 32, 33]);
    await changeResponse(app, id, twin, 'deleted', { deletedAt: new Date(START) });
    expect(await flagged()).toEqual([31]);
    await changeResponse(app, id, twin, 'restored', { deletedAt: null });
    expect(await flagged()).toEqual([31, 32, 33]);
    await changeResponse(app, id, twin, 'edited', { answers: said('nothing') });
    expect(await flagged()).toEqual([31]);
    await changeResponse(app, id, quick, 'edited', { answers: rated(['good', 'bad']) });
    expect(await seqs(id, { quality: { anyOf: ['STRAIGHT_LINING'] } })).toEqual([]);
    for (const usual of ids.slice(0, 14)) await changeResponse(app, id, usual, 'invalidated', { invalidAt: new Date(START) });
    expect(await flagged()).toEqual([]);
  });

  it('is nobody else’s to see', async () => {
    const { id, ids } = await mixed();
    const { token } = await signUp(app);
    expect(await v1(app, 'GET', `/v1/surveys/responses/${id}/${ids[0]}?quality=1`, undefined, token)).toMatchObject({ code: 'A0404' });
    const { data } = await graph(
      app,
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Response { quality ${QUALITY} } } }`,
      { ids },
      token,
    );
    expect(data?.nodes ?? []).not.toContainEqual(expect.objectContaining({ quality: expect.anything() }));
  });

  it('is found as the slow reference finds it', async () => {
    const arbitrary = fc.record({
      answers: fc.constantFrom(rated(['good']), rated(['bad', 'good']), said('a'), said('the very same long text'), {}),
      after: fc.oneof(fc.nat({ max: 100_000 }), fc.integer({ min: 2 * HOUR, max: 2 * HOUR + 90_000 }), fc.nat({ max: 9 * HOUR })),
      seconds: fc.oneof(fc.constant(60), fc.nat({ max: 100 })),
      isKnown: fc.boolean(),
      source: fc.constantFrom(null, null, 'mail'),
      status: fc.constantFrom('complete' as const, 'complete' as const, 'screened' as const),
      isValid: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(arbitrary, { minLength: 20, maxLength: 100, size: 'max' }), async (responses) => {
        const id = await launched();
        const stored = responses.map(({ answers, after, seconds, isKnown, source, status, isValid }) => {
          const invalidAt = isValid ? null : new Date(START);
          return given(answers, after, seconds, { source, status, invalidAt, ...(!isKnown && { startedAt: null }) });
        });
        const ids = await storeResponses(app, id, stored);
        const judged = stored.map(({ invalidAt, ...one }, index) => {
          const facts = { id: ids[index] ?? '', seq: index + 1, params: null, definition: meal, valid: !invalidAt };
          return { ...one, ...facts } as JudgedResponse;
        });
        const expected = qualityOf(judged);

        const found = await app.features.responseTable.quality.findingsOf(
          contextOf(app, author),
          ids.map((one) => ({ id: one, surveyId: id })),
        );
        expect(ids.map((one) => found.get(one))).toEqual(expected);
        for (const flag of QUALITY_FLAGS) {
          const filter = { where: { conditions: [{ quality: { anyOf: [flag] } }] } };
          const page = await app.features.response.responseList.list(contextOf(app, author), id, { filter, order: 'oldest', first: 1 });
          expect(await page.total()).toBe(expected.filter((one) => flagsOf(one).includes(flag)).length);
        }
      }),
      runsOnServer(4, 100),
    );
  }, 600_000);
});
