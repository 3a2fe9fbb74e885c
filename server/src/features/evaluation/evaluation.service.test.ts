/** @store sqlite: evaluates logic in memory over a draft that other tests keep in both stores. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, checked, group, jump, multiple, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey, relaunch, stop } from '../publish/publish.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const questions = survey(
  single('Q1', 'Tea or coffee?', ['tea', 'coffee'], { required: true }),
  text('Q2', 'Why?'),
  group('G1', 'More', [
    multiple('Q3', 'When do you drink <span data-ref="1">it</span>?', ['morning', 'noon'], { sequence: 1 }),
    text('Q4', 'Anything?'),
  ]),
);
/** Ids: Q1 1 (2 tea, 3 coffee), Q2 4, G1 5, Q3 6 (7 morning, 8 noon), Q4 9; the jump 10 (11), the show item 12 (13). */
const drinks = withLogic(questions, jump('Q3', -1, checked('Q3', 'noon')), show('Q2', checked('Q1', 'tea')));
const answers = answersOf(questions, { Q1: 'coffee', Q2: 'taste', Q3: ['noon'] });

describe('evaluating answers', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const evaluate = (id: string, body: object, token?: string) => v1(app, 'POST', `/v1/r/${id}/evaluate`, body, token);

  it('tells anybody what follows from them in a running survey', async () => {
    const id = await launchedSurvey(app, author, drinks);

    const { code, data } = await evaluate(id, { answers });

    expect(code).toBe('00000');
    expect(data).toEqual({
      version: 1,
      visible: [1, 6],
      options: { 1: [2, 3], 6: [7, 8] },
      rows: {},
      end: -1,
      kept: [1, 6],
      errors: [],
      texts: { 6: 'When do you drink coffee?' },
      pages: [{ id: 1, nodeIds: [1, 6], minSeconds: 0, maxSeconds: 0, prevText: '', nextText: '', isPrev: true }],
    });
  });

  it('tells what a submission would be refused for, as the submission does', async () => {
    const id = await launchedSurvey(app, author, drinks);

    const { data } = await evaluate(id, { answers: { 1: { option: 99 } } });
    const submitted = await v1(app, 'POST', `/v1/r/${id}/responses`, {
      submissionId: 'c0a80164-0000-4000-8000-000000000001',
      answers: { 1: { option: 99 } },
    });

    expect(data.errors).toEqual([{ nodeId: 1, reason: 'unknownOption', optionId: 99 }]);
    expect(submitted.data.errors).toEqual(data.errors);
  });

  it('orders what is shuffled by the seed, the same for the same seed', async () => {
    const options = Array.from({ length: 40 }, (_, i) => `option ${i}`);
    const shuffled = survey(single('Q1', 'Which?', options, { sequence: 1 }));
    const id = await launchedSurvey(app, author, shuffled);
    const orderFor = async (seed?: string) => (await evaluate(id, { answers: {}, seed })).data.options[1];

    expect(await orderFor('a')).toEqual(await orderFor('a'));
    expect(await orderFor('a')).not.toEqual(await orderFor('b'));
    expect(await orderFor()).toEqual(Array.from({ length: 40 }, (_, i) => i + 2));
  });

  it('explains to the author why', async () => {
    const id = await launchedSurvey(app, author, drinks);

    const { data } = await evaluate(id, { answers, trace: true }, author.token);

    expect(data.trace.end).toBe(-1);
    expect(data.trace.nodes).toContainEqual({
      nodeId: 4,
      state: 'hidden',
      by: [12],
      items: [{ id: 12, holds: false, conditions: [{ id: 13, nodeId: 1, holds: false, answer: { option: 3 } }] }],
      answer: null,
    });
    expect(data.trace.nodes).toContainEqual({ nodeId: 9, state: 'ended', by: [10], items: [], answer: null });
  });

  it('keeps trace and draft to the author: a stranger finds no survey, and needs a token to be told even that', async () => {
    const id = await launchedSurvey(app, author, drinks);
    const stranger = await signUp(app);

    for (const body of [
      { answers, trace: true },
      { answers, draft: true },
    ]) {
      expect((await evaluate(id, body, stranger.token)).text).toBe((await evaluate('nosuchsurv', body, stranger.token)).text);
      expect((await evaluate(id, body, stranger.token)).code).toBe('A0404');
      expect(await evaluate(id, body)).toMatchObject({ status: 401, code: 'A0401' });
      expect(await evaluate('nosuchsurv', body)).toMatchObject({ status: 401, code: 'A0401' });
    }
    expect((await evaluate(id, { answers, trace: false, draft: false }, stranger.token)).code).toBe('00000');
  });

  it('is closed to others when the survey is, and open to its author in any state', async () => {
    const id = await launchedSurvey(app, author, drinks);
    const { id: never } = await createSurvey(app, author, drinks);
    await stop(app, author, id);

    const codes = [await evaluate(id, { answers }), await evaluate(never, { answers }), await evaluate('nosuchsurv', { answers })];

    expect(codes.map(({ code }) => code)).toEqual(['A0411', 'A0404', 'A0404']);
    expect((await evaluate(id, { answers }, author.token)).data).toMatchObject({ version: 1, end: -1 });
    expect((await evaluate(never, { answers }, author.token)).data).toMatchObject({ version: null, end: -1 });
  });

  it('goes by the version that is asked for, or by the draft', async () => {
    const id = await launchedSurvey(app, author, drinks);
    await relaunch(app, author, id, { ...drinks, logic: undefined });

    const endOf = async (body: object, token?: string) => {
      const { code, data } = await evaluate(id, { answers, ...body }, token);
      return code === '00000' ? [data.version, data.end] : code;
    };

    expect(await endOf({})).toEqual([2, null]);
    expect(await endOf({ version: 1 })).toEqual([1, -1]);
    expect(await endOf({ version: 3 })).toBe('A0416');
    expect(await endOf({ version: 3 }, author.token)).toBe('A0404');
    expect(await endOf({ draft: true }, author.token)).toEqual([null, null]);
    expect(await endOf({ draft: true, version: 1 }, author.token)).toBe('A0400');
  });

  it('stores nothing', async () => {
    const id = await launchedSurvey(app, author, drinks);

    await evaluate(id, { answers });

    expect(await app.features.response.responses.counterOf(id)).toEqual({ responses: 0, seq: 0 });
  });

  it('goes through the graph the same way', async () => {
    const id = await launchedSurvey(app, author, drinks);
    const query = `query ($id: ID!, $answers: JSON!) { evaluateSurvey(surveyId: $id, answers: $answers, trace: true) {
      version visible end kept errors { nodeId reason } options { nodeId ids } rows { nodeId ids } texts { localId html }
      pages { pageId nodeIds minSeconds maxSeconds prevText nextText isPrev }
      trace { end nodes { nodeId state by items { logicId holds conditions { conditionId nodeId holds answer { __typename ... on ChoiceAnswer { optionId } } } } answer { __typename ... on ChoiceAnswer { optionId } } } } } }`;

    const { data } = await graph(app, query, { id, answers }, author.token);
    const byHttp = (await evaluate(id, { answers, trace: true }, author.token)).data;

    const { options, rows, texts, trace, ...same } = data.evaluateSurvey;
    expect(same).toEqual({
      version: byHttp.version,
      visible: byHttp.visible,
      end: byHttp.end,
      kept: byHttp.kept,
      errors: byHttp.errors,
      pages: byHttp.pages.map(({ id: pageId, ...page }: { id: number }) => ({ pageId, ...page })),
    });
    expect(options).toEqual([
      { nodeId: 1, ids: [2, 3] },
      { nodeId: 6, ids: [7, 8] },
    ]);
    expect([rows, texts]).toEqual([[], [{ localId: 6, html: 'When do you drink coffee?' }]]);
    expect(trace.nodes.map(({ state }: { state: string }) => state)).toEqual(['SHOWN', 'HIDDEN', 'SHOWN', 'SHOWN', 'ENDED']);
    expect(trace.nodes[1]).toMatchObject({
      by: [12],
      items: [{ logicId: 12, conditions: [{ conditionId: 13, answer: { __typename: 'ChoiceAnswer', optionId: 3 } }] }],
      answer: null,
    });
    expect(trace.nodes[0].answer).toEqual({ __typename: 'ChoiceAnswer', optionId: 3 });
  });

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
  ])('refuses answers that are %s', async (_what, json) => {
    const id = await launchedSurvey(app, author, drinks);

    expect(await evaluate(id, { answers: JSON.parse(json) })).toMatchObject({ code: 'A0400', fields: [{ field: 'answers' }] });
  });

  it.each([
    ['a key that is a prototype', '{"__proto__":{"option":2},"constructor":{"option":2}}'],
    ['numbers beyond numbers', '{"1":{"option":1e400}}'],
    ['deep nesting', `{"1":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
    ['many unknown questions', JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`k${i}`, i])))],
  ])('makes something of hostile answers: %s', async (_what, json) => {
    const id = await launchedSurvey(app, author, drinks);
    const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: `{"answers":${json}}` };

    const answer = await (await fetch(`${app.address}/v1/r/${id}/evaluate`, call)).json();

    expect(['00000', 'A0400']).toContain((answer as { code: string }).code);
  });
});
