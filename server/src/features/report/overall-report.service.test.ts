import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addResponse, type Answers, createTally, overallFigures } from '@wence/schema';
import { answersOf, multiple, single, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { contextOf, define, launchedSurvey, relaunch, stop } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { storeResponses } from '../response-table/stored-responses.factory.js';
import { Response } from '../response/response.entity.js';

const tea = survey(
  single('Q1', 'Tea or coffee?', ['tea', 'coffee', { title: 'other', other: true }]),
  multiple('Q2', 'When?', ['morning', 'noon', 'evening']),
  text('Q3', 'Why?'),
);

const many = <T>(count: number, each: (index: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, i) => each(i)));
const answersNo = (index: number): Answers =>
  answersOf(tea, {
    Q1: index % 3 === 2 ? [['other', `drink ${index}`]] : index % 3 === 0 ? 'tea' : 'coffee',
    Q2: index % 2 === 0 ? ['morning', 'noon'] : ['evening'],
    Q3: `because ${index}`,
  });

/** Figures that both ways of counting report for each question. */
const counts = (questions: readonly { base: number; options?: readonly { count: number; percent: number }[] }[]) =>
  questions.map(({ base, options }) => [base, options?.map(({ count, percent }) => [count, percent])]);

describe('the overall report', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const read = async (id: string) => (await v1(app, 'GET', `/v1/surveys/report/${id}`, undefined, author.token)).data;
  it('shows every question of a survey that nobody has answered yet', async () => {
    const id = await launchedSurvey(app, author, tea);

    const { total, questions } = await read(id);

    expect(total).toBe(0);
    expect(questions.map(({ code, base }: { code: string; base: number }) => [code, base])).toEqual([
      ['Q1', 0],
      ['Q2', 0],
      ['Q3', 0],
    ]);
  });

  it('tells of some questions alone, as it does among the others, by both doors', async () => {
    const id = await launchedSurvey(app, author, tea);
    await submit(app, id, answersNo(0));
    await submit(app, id, answersOf(tea, { Q1: 'tea', Q2: ['noon'] }));
    const [, second, third] = tea.nodes.map((node) => node.id);
    const { questions: all } = await read(id);

    const some = await read(`${id}?question=${third}&question=${second}`);
    expect(some.questions).toEqual(all.slice(1));
    const { questions: one } = await read(`${id}?question=${third}&question=999`);
    expect(one).toEqual(all.slice(2));
    const QUERY =
      'query ($id: ID!, $nodeIds: [Int!]) { survey(id: $id) { report(nodeIds: $nodeIds) { total questions { nodeId base } } } }';
    const { data } = await graph(app, QUERY, { id, nodeIds: [third, second] }, author.token);
    expect(data.survey.report).toEqual({
      total: 2,
      questions: [
        { nodeId: second, base: 2 },
        { nodeId: third, base: 1 },
      ],
    });
  });

  it('equals a recount of everything that is stored', async () => {
    const id = await launchedSurvey(app, author, tea);
    await many(60, (i) => submit(app, id, answersNo(i)));
    await read(id);
    await many(41, (i) => submit(app, id, answersNo(i)));

    const report = await read(id);

    const recount = createTally(tea);
    for (const { answers } of await app.platform.database.repository(Response).findBy({ surveyId: id })) addResponse(recount, answers);
    expect(report.total).toBe(101);
    expect(counts(report.questions)).toEqual(counts(overallFigures(recount).questions));
  });

  it('misses no response that was acknowledged before it was asked for, however many submit and read', async () => {
    const id = await launchedSurvey(app, author, tea);
    const ctx = contextOf(app, author);
    let acknowledged = 0;

    await many(120, async (i) => {
      await submit(app, id, answersNo(i));
      acknowledged += 1;
      const known = acknowledged;
      const { total, seq } = await app.features.report.reports.read(ctx, id);
      expect(total).toBeGreaterThanOrEqual(known);
      expect(seq).toBe(total);
    });

    expect((await read(id)).total).toBe(120);
  });

  it('unites versions: what was deleted keeps its answers as a retired row, names are the newest', async () => {
    const id = await launchedSurvey(app, author, tea);
    await submit(app, id, answersNo(0));
    const [first, , third] = tea.nodes;
    const shorter = { ...tea, nodes: [{ ...first!, title: 'Tea, coffee or neither?', options: first!.options!.slice(1) }, third!] };
    await relaunch(app, author, id, shorter);
    await submit(app, id, answersOf(shorter, { Q1: 'coffee' }));

    const { total, questions } = await read(id);

    expect(total).toBe(2);
    expect(questions.map(({ title, retired }: { title: string; retired: boolean }) => [title, retired])).toEqual([
      ['Tea, coffee or neither?', false],
      ['Why?', false],
      ['When?', true],
    ]);
    expect(
      questions[0].options.map(({ title, count, retired }: { title: string; count: number; retired: boolean }) => [title, count, retired]),
    ).toEqual([
      ['coffee', 1, false],
      ['other', 0, false],
      ['tea', 1, true],
    ]);
  });

  it('takes the names of a draft that is being edited', async () => {
    const id = await launchedSurvey(app, author, tea);
    await submit(app, id, answersNo(0));
    await read(id);
    await stop(app, author, id);
    await define(app, author, id, { ...tea, nodes: tea.nodes.map((node) => ({ ...node, title: `${node.title} (reworded)` })) });

    const { total, questions } = await read(id);

    expect(total).toBe(1);
    expect(questions[0]).toMatchObject({ title: 'Tea or coffee? (reworded)', base: 1, retired: false });
  });

  it('tells the median exactly, however many different numbers were given', async () => {
    const cups = survey(text('Q1', 'How much?', { setting: { format: 2 } }));
    const id = await launchedSurvey(app, author, cups);
    const given = Array.from({ length: 1201 }, (_, index) => ({ version: 1, answers: answersOf(cups, { Q1: `${index ** 2 / 100}` }) }));
    await storeResponses(app, id, given);

    const { questions } = await read(id);

    expect(questions[0].numbers).toMatchObject({ answered: 1201, min: 0, max: 14400, median: 3600, mean: 4802 });
  });

  it('comes through the graph with everything spelled out', async () => {
    const id = await launchedSurvey(app, author, tea);
    await submit(app, id, answersNo(2));
    const query = `query ($id: ID!) { overallReport(surveyId: $id) { surveyId seq total updatedAt questions { nodeId code title type base retired texts
      options { optionId code title count percent retired other exclusive texts } } } }`;

    const { data } = await graph(app, query, { id }, author.token);

    const { questions, ...whole } = data.overallReport;
    expect(whole).toEqual({ surveyId: id, seq: 1, total: 1, updatedAt: app.clock.now().toISOString() });
    expect(questions[0]).toMatchObject({
      type: 'SINGLE_CHOICE',
      texts: [],
      options: [{ count: 0 }, {}, { other: true, texts: ['drink 2'], percent: 100 }],
    });
    expect(questions[2]).toMatchObject({ type: 'OPEN_TEXT', options: [], texts: ['because 2'] });
  });

  it('is shown to its author only: foreign and missing surveys get the same bytes', async () => {
    const id = await launchedSurvey(app, author, tea);
    const stranger = await signUp(app);

    const foreign = await v1(app, 'GET', `/v1/surveys/report/${id}`, undefined, stranger.token);
    const missing = await v1(app, 'GET', '/v1/surveys/report/nosuchsurv', undefined, stranger.token);

    expect(foreign.code).toBe('A0404');
    expect(foreign.text).toBe(missing.text);
  });
});
