import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { answersOf, multiple, single, survey, text } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { contextOf, launchedSurvey, relaunch, stop } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const tea = survey(
  single('Q1', 'Tea or coffee?', ['tea', 'coffee', { title: 'other', other: true }], { required: true }),
  multiple('Q2', 'When?', ['morning', 'evening', { title: 'never', exclusive: true }]),
  text('Q3', 'Why?', { setting: { max_word: 5 } }),
);
const answers = answersOf(tea, { Q1: 'tea', Q2: ['morning'], Q3: 'taste' });

describe('taking in answers', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    // The clock moves on in some of these tests, and tokens end.
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const countOf = async (id: string) => (await app.features.response.responses.counterOf(id)).responses;

  it('stores a response and gives a receipt', async () => {
    const id = await launchedSurvey(app, author, tea);

    const { code, data } = await submit(app, id, answers);

    expect(code).toBe('00000');
    expect(data).toEqual({ responseId: expect.any(String), status: 'complete', end: null, replayed: false });
    expect(await countOf(id)).toBe(1);
  });

  it('gives a retry the first receipt, however its keys are ordered, also after the survey was stopped', async () => {
    const id = await launchedSurvey(app, author, tea);
    const submissionId = randomUUID();
    const first = await submit(app, id, answers, { submissionId });
    await stop(app, author, id);

    const again = await submit(app, id, Object.fromEntries(Object.entries(answers).reverse()), {
      submissionId: submissionId.toUpperCase(),
    });

    expect(again.data).toEqual({ ...first.data, replayed: true });
    expect(await countOf(id)).toBe(1);
  });

  it('refuses other answers under a submissionId that is taken', async () => {
    const id = await launchedSurvey(app, author, tea);
    const submissionId = randomUUID();
    await submit(app, id, answers, { submissionId });

    const other = await submit(app, id, answersOf(tea, { Q1: 'coffee' }), { submissionId });

    expect(other.code).toBe('A0506');
    expect(await countOf(id)).toBe(1);
  });

  it.each([
    ['an unknown question', { 999: { text: 'x' } }, { nodeId: 999, reason: 'unknownQuestion', key: '999' }],
    ['a key that is no question at all', { Q1: { text: 'x' } }, { nodeId: 0, reason: 'unknownQuestion', key: 'Q1' }],
    ['an option of another question', { 1: { option: 6 } }, { nodeId: 1, reason: 'unknownOption', optionId: 6 }],
    ['too long a text', { 1: { option: 2 }, 9: { text: 'longer than five' } }, { nodeId: 9, reason: 'maxWord', limit: 5 }],
    ['a missing answer', {}, { nodeId: 1, reason: 'required' }],
    ['a value of another shape', { 1: { option: 2 }, 9: 'text' }, { nodeId: 9, reason: 'shape' }],
  ])('refuses %s, names the question and stores nothing', async (_what, wrong, error) => {
    const id = await launchedSurvey(app, author, tea);

    const refused = await submit(app, id, wrong as never);

    expect(refused.code).toBe('A0400');
    expect(refused.data.errors).toContainEqual(error);
    expect(await countOf(id)).toBe(0);
  });

  it('keeps the answers as they count: texts trimmed, empty ones left out', async () => {
    const id = await launchedSurvey(app, author, tea);
    const [first, , third] = tea.nodes;

    await submit(app, id, { ...answersOf(tea, { Q1: 'tea' }), [third!.id]: { text: '  ' } });

    const { list } = (await v1(app, 'GET', `/v1/surveys/responses/${id}`, undefined, author.token)).data;
    expect(Object.keys(list[0].answers)).toEqual([String(first!.id)]);
  });

  it('refuses a survey that was stopped', async () => {
    const id = await launchedSurvey(app, author, tea);
    await stop(app, author, id);

    const refused = await submit(app, id, answers);

    expect(refused.code).toBe('A0411');
    expect(await countOf(id)).toBe(0);
  });

  it('knows no survey that is missing or was never launched, and says both in the same bytes', async () => {
    const { id } = (await v1(app, 'POST', '/v1/surveys', { title: 'draft' }, author.token)).data;

    const draft = await submit(app, id, answers);
    const missing = await submit(app, 'nosuchsurv', answers);

    expect(draft.code).toBe('A0404');
    expect(draft.text).toBe(missing.text);
  });

  it('takes answers on the version before a relaunch for a day, and no longer', async () => {
    const id = await launchedSurvey(app, author, tea);
    await relaunch(app, author, id, { ...tea, title: 'newer' });
    const before = await submit(app, id, answers, { version: 1 });
    app.clock.advance(DAY_MS + 1);

    const late = await submit(app, id, answers, { version: 1 });

    expect(before.code).toBe('00000');
    expect(late.code).toBe('A0416');
    expect(await countOf(id)).toBe(1);
  });

  it('takes answers on no version older than that, and on none that does not exist', async () => {
    const id = await launchedSurvey(app, author, tea);
    app.clock.advance(1);
    await relaunch(app, author, id, { ...tea, title: 'second' });
    app.clock.advance(1);
    await relaunch(app, author, id, { ...tea, title: 'third' });

    const codes = await Promise.all([1, 2, 3, 4].map(async (version) => (await submit(app, id, answers, { version })).code));

    expect(codes).toEqual(['A0416', '00000', '00000', 'A0416']);
  });

  it('gives no new day to an old version when the same content is launched again', async () => {
    const id = await launchedSurvey(app, author, tea);
    app.clock.advance(1);
    await relaunch(app, author, id, { ...tea, title: 'second' });
    app.clock.advance(DAY_MS + 1);
    const ctx = contextOf(app, author);
    await app.features.publish.publishing.stop(ctx, id);
    await app.features.publish.publishing.launch(ctx, id);

    expect((await submit(app, id, answers, { version: 1 })).code).toBe('A0416');
  });

  it('never refuses a clock that is wrong: a start in the future counts as now', async () => {
    const id = await launchedSurvey(app, author, tea);

    await submit(app, id, answers, { startedAt: '2199-01-01T00:00:00+08:00' });

    const { list } = (await v1(app, 'GET', `/v1/surveys/responses/${id}`, undefined, author.token)).data;
    expect(list[0].startedAt).toBe(list[0].submittedAt);
  });

  it.each([
    ['submissionId', { submissionId: 'not-a-uuid' }, { field: 'submissionId', rule: 'format' }],
    ['source', { source: 'x'.repeat(65) }, { field: 'source', rule: 'tooLong', limit: 64 }],
    [
      'params',
      { params: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`p${i}`, 'v'])) },
      { field: 'params', rule: 'tooMany', limit: 20 },
    ],
    ['a value of params', { params: { a: 'x'.repeat(201) } }, { field: 'params.a', rule: 'tooLong', limit: 200 }],
    ['answers', { answers: 'none' }, { field: 'answers', rule: 'type' }],
    ['an unknown key', { nonsense: 1 }, { field: 'nonsense', rule: 'unknownKey' }],
  ])('names the field and its limit when %s is wrong', async (_what, more, fault) => {
    const id = await launchedSurvey(app, author, tea);

    const refused = await submit(app, id, answers, more);

    expect(refused.code).toBe('A0400');
    expect(refused.fields).toContainEqual(fault);
  });

  it('refuses a body above one mebibyte', async () => {
    const id = await launchedSurvey(app, author, tea);

    const refused = await submit(app, id, { ...answers, 9: { text: 'x'.repeat(1024 * 1024) } });

    expect([refused.status, refused.code]).toEqual([413, 'A0413']);
  });
});
