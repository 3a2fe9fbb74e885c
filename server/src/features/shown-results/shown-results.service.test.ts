import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Answers } from '@wence/schema';
import { answersOf, checked, jump, multiple, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey, relaunch, stop } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const SHOWN = { setting: { show_result: true } };
const drinks = survey(
  single('Q1', 'Tea or coffee?', ['tea', 'coffee', { title: 'other', other: true, required: true }], SHOWN),
  multiple('Q2', 'When?', ['morning', 'noon', 'evening'], SHOWN),
  single('Q3', 'Your name is secret?', ['yes', 'no']),
  text('Q4', 'Why?'),
);
/** Ids: Q1 1 (2 tea, 3 coffee, 4 other), Q2 5 (6 morning, 7 noon, 8 evening). */
const give = (answers: Parameters<typeof answersOf>[1]): Answers => answersOf(drinks, answers);

const LATER_MS = 4000;

describe('results shown to respondents', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const ask = (id: string, answers: unknown, more: object = {}) => v1(app, 'POST', `/v1/r/${id}/results`, { answers, ...more });
  const results = async (id: string, answers: unknown, more: object = {}) => (await ask(id, answers, more)).data.results;
  const share = (optionId: number, count: number, percent: number) => ({ optionId, count, percent });

  it('are of the questions that show theirs, and count the asker in [4.2.35]', async () => {
    const id = await launchedSurvey(app, author, drinks);
    await submit(app, id, give({ Q1: 'tea', Q2: ['morning', 'noon'], Q3: 'yes' }));
    await submit(app, id, give({ Q1: 'coffee', Q2: ['noon'] }));

    expect(await results(id, give({ Q1: 'tea', Q2: ['evening', 'noon'], Q3: 'no', Q4: 'so' }))).toEqual([
      { nodeId: 1, base: 3, options: [share(2, 2, 66.7), share(3, 1, 33.3), share(4, 0, 0)] },
      { nodeId: 5, base: 3, options: [share(6, 1, 33.3), share(7, 3, 100), share(8, 1, 33.3)] },
    ]);
  });

  it.each([
    ['that is not answered', {}],
    ['answered with what is not on offer', { 1: { option: 99 } }],
    ['answered without the text that it needs', { 1: { option: 4 } }],
    ['answered in another kind of value', { 1: { text: 'tea' }, 5: { options: [] } }],
  ])('leave out a question %s [4.2.35]', async (_how, answers) => {
    const id = await launchedSurvey(app, author, drinks);

    expect(await ask(id, answers)).toMatchObject({ code: '00000', data: { results: [] } });
  });

  it('leave out a question that logic hides, and options it takes away', async () => {
    const hidden = withLogic(drinks, show('Q2', checked('Q1', 'tea')));
    const id = await launchedSurvey(app, author, hidden);
    const of = async (answers: Answers) => (await results(id, answers)).map(({ nodeId }: { nodeId: number }) => nodeId);

    expect(await of(give({ Q1: 'tea', Q2: ['noon'] }))).toEqual([1, 5]);
    expect(await of(give({ Q1: 'coffee', Q2: ['noon'] }))).toEqual([1]);
  });

  it('count a stored response once, and none that was screened out', async () => {
    const screening = withLogic(drinks, jump('Q1', -1, checked('Q1', 'coffee')));
    const id = await launchedSurvey(app, author, screening);
    const submissionId = randomUUID();
    const answers = give({ Q1: 'tea', Q2: ['noon'] });
    await submit(app, id, answers, { submissionId });
    await submit(app, id, give({ Q1: 'coffee' }));

    expect((await results(id, answers, { submissionId }))[0]).toEqual({
      nodeId: 1,
      base: 1,
      options: [share(2, 1, 100), share(3, 0, 0), share(4, 0, 0)],
    });
    expect((await results(id, answers, { submissionId: randomUUID() }))[0].base).toBe(2);
  });

  it('count the asker in when figures are older than the own response, and are new again after some seconds', async () => {
    const id = await launchedSurvey(app, author, drinks);
    const tea = give({ Q1: 'tea' });
    expect((await results(id, tea))[0].base).toBe(1);
    const submissionId = randomUUID();
    await submit(app, id, tea, { submissionId });
    await submit(app, id, tea);

    expect((await results(id, tea, { submissionId }))[0].base).toBe(1);
    app.clock.advance(LATER_MS);
    expect((await results(id, tea, { submissionId }))[0].base).toBe(2);
  });

  it('of a classroom are counted once: responses are read by one of all who ask at the same time', async () => {
    const id = await launchedSurvey(app, author, drinks);
    await submit(app, id, give({ Q1: 'coffee' }));
    const reading = jest.spyOn(app.features.report.figures, 'read');

    const answers = await Promise.all(Array.from({ length: 100 }, () => results(id, give({ Q1: 'tea' }))));

    expect(reading.mock.calls.filter(([surveyId]) => surveyId === id)).toHaveLength(1);
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    reading.mockRestore();
  });

  it('unite versions, on the version that was answered', async () => {
    const id = await launchedSurvey(app, author, drinks);
    await submit(app, id, give({ Q1: 'coffee' }));
    const [first, ...others] = drinks.nodes;
    const shorter = { ...drinks, nodes: [{ ...first!, options: first!.options!.slice(1) }, ...others] };
    await relaunch(app, author, id, shorter);

    const optionsOn = async (version: number) => (await ask(id, give({ Q1: 'coffee' }), { version })).data?.results[0].options;
    expect(await optionsOn(2)).toEqual([share(3, 2, 100), share(4, 0, 0)]);
    expect(await optionsOn(1)).toEqual([share(2, 0, 0), share(3, 2, 100), share(4, 0, 0)]);
    expect((await ask(id, {}, { version: 3 })).code).toBe('A0416');
  });

  it('are there as long as the survey takes answers, to whoever has its link', async () => {
    const id = await launchedSurvey(app, author, drinks);
    const { id: never } = await createSurvey(app, author, drinks);
    const tea = give({ Q1: 'tea' });
    await stop(app, author, id);

    const codes = [await ask(id, tea), await ask(never, tea), await ask('nosuchsurv', tea), await ask(id, tea, { test: 'none' })];

    expect(codes.map(({ code }) => code)).toEqual(['A0411', 'A0404', 'A0404', 'A0421']);
    expect(await ask(id, [])).toMatchObject({ code: 'A0400', fields: [{ field: 'answers' }] });
  });

  it('in test mode are the asker alone, also of a survey that never ran', async () => {
    const id = await launchedSurvey(app, author, drinks);
    await submit(app, id, give({ Q1: 'coffee' }));
    await stop(app, author, id);
    const { token: test } = (await v1(app, 'POST', `/v1/surveys/test/${id}`, {}, author.token)).data;

    expect((await results(id, give({ Q1: 'tea' }), { test }))[0]).toEqual({
      nodeId: 1,
      base: 1,
      options: [share(2, 1, 100), share(3, 0, 0), share(4, 0, 0)],
    });
  });

  it('store nothing, and come through the graph the same way', async () => {
    const id = await launchedSurvey(app, author, drinks);
    const query = `query ($id: ID!, $answers: JSON!, $own: String) { choiceResults(surveyId: $id, answers: $answers, submissionId: $own) {
      nodeId base options { optionId count percent } } }`;
    const answers = give({ Q1: 'tea', Q2: ['noon'] });

    const { data } = await graph(app, query, { id, answers, own: randomUUID() });

    expect(data.choiceResults).toEqual(await results(id, answers));
    expect((await graph(app, query, { id: 'nosuchsurv', answers })).code).toBe('A0404');
    expect((await graph(app, query, { id, answers: 5 })).code).toBe('A0400');
    expect(await app.features.response.responses.counterOf(id)).toEqual({ responses: 0, seq: 0 });
  });
});
