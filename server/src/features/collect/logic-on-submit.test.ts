import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, checked, hide, jump, matrix, rate, single, survey, text, withLogic } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';

const questions = survey(
  single('Q1', 'Do you cycle?', ['yes', 'no', 'rarely']),
  text('Q2', 'How far?', { required: true }),
  text('Q3', 'Sent by', { setting: { attribute: 'background' } }),
  text('Q4', 'Campaign', { setting: { attribute: 'hide' } }),
  rate('Q5', 'How safe?'),
  matrix(1, 'Q6', 'When?', ['mornings', 'evenings'], ['often', 'never']),
);
const cycling = withLogic(
  questions,
  jump('Q1', -1, checked('Q1', 'no')),
  jump('Q1', 0, checked('Q1', 'rarely')),
  hide('Q5', checked('Q1', 'no')),
);
const answers = (own: Record<string, string>) =>
  answersOf(questions, { Q2: '5 km', Q3: 'me', Q4: 'spring', Q5: 4, Q6: { mornings: 'often' }, ...own });

describe('logic when answers are handed in', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const stored = async (id: string) => (await v1(app, 'GET', `/v1/surveys/responses/${id}`, undefined, author.token)).data;
  const report = async (id: string) => (await v1(app, 'GET', `/v1/surveys/report/${id}`, undefined, author.token)).data;

  it('keeps the answers that count: shown ones and those out of sight, none to background questions', async () => {
    const id = await launchedSurvey(app, author, cycling);

    const { data } = await submit(app, id, answers({ Q1: 'yes' }));

    expect(data).toMatchObject({ status: 'complete', end: null });
    const { Q3: _background, ...counting } = { Q1: 'yes', Q2: '5 km', Q3: 'me', Q4: 'spring', Q5: 4, Q6: { mornings: 'often' } };
    expect((await stored(id)).list[0].answers).toEqual(answersOf(questions, counting));
  });

  it('ends where a jump leads to the normal end, requiring nothing behind it', async () => {
    const id = await launchedSurvey(app, author, cycling);

    const { data } = await submit(app, id, answersOf(questions, { Q1: 'rarely', Q5: 4 }));

    expect(data).toMatchObject({ status: 'complete', end: 0 });
    expect((await stored(id)).list[0].answers).toEqual(answersOf(questions, { Q1: 'rarely' }));
  });

  it('stores whoever is screened out, and does not count them', async () => {
    const id = await launchedSurvey(app, author, cycling);
    await submit(app, id, answers({ Q1: 'yes' }));

    const { data } = await submit(app, id, answers({ Q1: 'no' }));

    expect(data).toMatchObject({ status: 'screened', end: -1 });
    const { total, list } = await stored(id);
    expect([total, list.map(({ status }: { status: string }) => status)]).toEqual([2, ['screened', 'complete']]);
    expect((await report(id)).total).toBe(1);
    const figures = '{ responseCount responseTrend }';
    const read = await graph(app, `query ($id: ID!) { survey(id: $id) ${figures} }`, { id }, author.token);
    expect(read.data.survey.responseCount).toBe(1);
    expect(read.data.survey.responseTrend.at(-1)).toBe(1);
  });

  it('requires only what is shown', async () => {
    const id = await launchedSurvey(app, author, cycling);

    const refused = await submit(app, id, answersOf(questions, { Q1: 'yes' }));

    expect(refused).toMatchObject({ code: 'A0400', data: { errors: [{ nodeId: 5, reason: 'required' }] } });
  });

  it('is reported for questions of every kind, rows of a matrix and numbers included', async () => {
    const id = await launchedSurvey(app, author, cycling);
    await submit(app, id, answers({ Q1: 'yes' }));
    const query = `query ($id: ID!) { overallReport(surveyId: $id) { questions {
      code type base numbers { answered mean min max } rows { rowId title base options { title count } texts numbers { mean } } } } }`;

    const { data } = await graph(app, query, { id }, author.token);

    const { questions: figures } = data.overallReport;
    expect(figures[4]).toEqual({ code: 'Q5', type: 'RATE', base: 1, numbers: { answered: 1, mean: 4, min: 4, max: 4 }, rows: [] });
    expect(figures[5].rows[0]).toEqual({
      rowId: 10,
      title: 'mornings',
      base: 1,
      options: [
        { title: 'often', count: 1 },
        { title: 'never', count: 0 },
      ],
      texts: [],
      numbers: null,
    });
    expect((await report(id)).questions[4].numbers).toEqual({ answered: 1, mean: 4, median: 4, min: 4, max: 4 });
  });
});
