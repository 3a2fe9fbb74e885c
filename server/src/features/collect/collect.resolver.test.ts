import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey, stop } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee'], { required: true }), text('Q2', 'Why?'));
const answers = answersOf(tea, { Q1: 'tea', Q2: 'taste' });
const SUBMIT = 'mutation ($input: SubmitResponseInput!) { submitResponse(input: $input) { responseId status end replayed } }';
const OPEN = 'query ($id: ID!) { publicSurvey(surveyId: $id) { surveyId version definition } }';

describe('answering through the graph', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  it('opens a running survey for everybody, with the very definition that was frozen', async () => {
    const id = await launchedSurvey(app, author, tea);

    const { data } = await graph(app, OPEN, { id });

    expect(data.publicSurvey).toEqual({ surveyId: id, version: 1, definition: tea });
    expect((await v1(app, 'GET', `/v1/r/${id}`)).data).toEqual(data.publicSurvey);
  });

  it('keeps the quotas to the author, through both doors', async () => {
    const quota = { id: 90, kind: 'custom' as const, name: 'All', conditions: [], limit: 5 };
    const id = await launchedSurvey(app, author, { ...tea, lastId: 90, quotas: [quota] });

    const { data } = await graph(app, OPEN, { id });

    expect(data.publicSurvey.definition).toEqual({ ...tea, lastId: 90, quotas: [] });
    expect((await v1(app, 'GET', `/v1/r/${id}`)).data.definition).toEqual({ ...tea, lastId: 90, quotas: [] });
  });

  it('knows the same submission whichever door it comes through', async () => {
    const id = await launchedSurvey(app, author, tea);
    const submissionId = randomUUID();
    const input = {
      surveyId: id,
      submissionId,
      version: 1,
      answers,
      startedAt: '2026-03-10T07:55:00Z',
      source: 'mail',
      params: { a: 'b' },
    };

    const first = (await graph(app, SUBMIT, { input })).data.submitResponse;
    const again = (await submit(app, id, answers, { submissionId })).data;

    expect(first).toEqual({ responseId: expect.any(String), status: 'COMPLETE', end: null, replayed: false });
    expect(again).toEqual({ ...first, status: 'complete', replayed: true });
  });

  it('tells what is wrong with answers and inputs like the other door', async () => {
    const id = await launchedSurvey(app, author, tea);
    const input = { surveyId: id, submissionId: randomUUID(), answers: {} };

    const required = await graph(app, SUBMIT, { input });
    const faulty = await graph(app, SUBMIT, { input: { ...input, submissionId: 'x', source: 'x'.repeat(65) } });

    expect(required.errors?.[0]?.extensions).toMatchObject({ code: 'A0400', data: { errors: [{ nodeId: 1, reason: 'required' }] } });
    expect(faulty.errors?.[0]?.extensions.fields).toEqual([
      { field: 'submissionId', rule: 'format' },
      { field: 'source', rule: 'tooLong', limit: 64 },
    ]);
  });

  it('is closed when the survey is: A0411, and A0404 for what was never there', async () => {
    const id = await launchedSurvey(app, author, tea);
    await stop(app, author, id);

    const codes = await Promise.all([
      graph(app, OPEN, { id }),
      graph(app, SUBMIT, { input: { surveyId: id, submissionId: randomUUID(), answers } }),
      graph(app, OPEN, { id: 'nosuchsurv' }),
    ]);

    expect(codes.map(({ code }) => code)).toEqual(['A0411', 'A0411', 'A0404']);
  });

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a key that is a prototype', '{"__proto__":{"option":2},"constructor":{"option":2}}'],
    ['numbers beyond numbers', '{"1":{"option":1e400}}'],
    ['deep nesting', `{"1":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
    ['many unknown questions', JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`k${i}`, i])))],
  ])('refuses hostile answers as wrong input, not as a defect: %s', async (_what, json) => {
    const id = await launchedSurvey(app, author, tea);
    const body = `{"submissionId":"${randomUUID()}","answers":${json}}`;

    const response = await fetch(`${app.address}/v1/r/${id}/responses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });

    expect(await response.json()).toMatchObject({ code: 'A0400' });
    expect(await app.features.response.responses.counterOf(id)).toEqual({ responses: 0, seq: 0 });
  });
});
