import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Answers, ExamSetting, NodeExam, SurveyDefinition } from '@wence/schema';
import { answersOf, nodeIdOf, optionIdOf, single, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey, relaunch } from '../publish/publish.factory.js';
import { HandMark } from '../response/hand-mark.entity.js';
import { submit } from '../response/response.factory.js';

const plain = survey(single('Q1', 'The capital?', ['Paris', 'Lyon']), text('Q2', 'Why?'), text('Q3', 'Since when?'));
const [Q1, Q2, Q3] = ['Q1', 'Q2', 'Q3'].map((code) => nodeIdOf(plain, code)) as [number, number, number];
const [PARIS, LYON] = [optionIdOf(plain, 'Q1', 'Paris'), optionIdOf(plain, 'Q1', 'Lyon')];
const give = (named: Parameters<typeof answersOf>[1]): Answers => answersOf(plain, named);

/** Two points for the capital by a key, five and three for what people mark. */
function examOf(
  exam: ExamSetting = { passScore: 5, showAfter: 'analysis' },
  keys: Readonly<Record<number, NodeExam>> = {},
): SurveyDefinition {
  const own: Readonly<Record<number, NodeExam>> = {
    [Q1]: { score: 2, optionIds: [PARIS] },
    [Q2]: { score: 5, scoring: 'manual', analysis: 'Many reasons will do.' },
    [Q3]: { score: 3, scoring: 'manual' },
    ...keys,
  };
  return { ...plain, settings: { exam }, nodes: plain.nodes.map((node) => ({ ...node, exam: own[node.id] })) };
}

/** How long a survey is open whose end is waited for. */
const OPEN_MS = 60_000;

const ALL = give({ Q1: 'Paris', Q2: 'It is large.', Q3: '987' });
const ONE = give({ Q1: 'Paris', Q2: 'Because.' });

describe('answers of an exam that people mark', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const launched = (definition = examOf()) => launchedSurvey(app, author, definition);
  const own = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) => v1(app, method, path, body, author.token);
  async function taken(id: string, answers: Answers = ALL): Promise<{ submissionId: string; responseId: string }> {
    const submissionId = randomUUID();
    const { data } = await submit(app, id, answers, { submissionId });
    return { submissionId, responseId: data.responseId };
  }
  const mark = (id: string, marks: readonly object[], more: object = {}) => own('POST', `/v1/surveys/marking/${id}`, { marks, ...more });
  const scoreOf = async (id: string, responseId: string) => (await own('GET', `/v1/surveys/responses/${id}/${responseId}`)).data.exam;
  const queueOf = async (id: string, query = '') => (await own('GET', `/v1/surveys/marking/${id}/answers${query}`)).data;
  const waitingOf = async (id: string): Promise<number[]> =>
    (await own('GET', `/v1/surveys/marking/${id}`)).data.questions.map(({ waiting }: { waiting: number }) => waiting);
  const shown = async (id: string, submissionId: string) => (await v1(app, 'POST', `/v1/r/${id}/exam`, { submissionId })).data.result;
  const worked = async () => {
    while ((await app.platform.outbox.work()) > 0);
  };
  const edit = (id: string, responseId: string, answers: Answers, expectedRevision = 0) =>
    own('PUT', `/v1/surveys/responses/${id}/${responseId}/answers`, { answers, expectedRevision });

  it('wait from the submission on, are listed in the order of storing, and count once they are marked', async () => {
    const id = await launched();
    const [first, second] = [await taken(id), await taken(id, ONE)];
    expect(await scoreOf(id, first.responseId)).toMatchObject({ score: 2, maximum: 10, waiting: 2 });
    const progress = (await own('GET', `/v1/surveys/marking/${id}`)).data;
    expect(progress).toEqual({
      questions: [
        { nodeId: Q2, code: 'Q2', title: 'Why?', maximum: 5, analysis: 'Many reasons will do.', waiting: 2, marked: 0 },
        { nodeId: Q3, code: 'Q3', title: 'Since when?', maximum: 3, analysis: null, waiting: 1, marked: 0 },
      ],
      waitingResponses: 2,
    });
    const { list, total } = await queueOf(id, `?nodeId=${Q2}&first=1`);
    expect(list).toEqual([
      {
        responseId: first.responseId,
        nodeId: Q2,
        number: 1,
        submittedAt: expect.any(String),
        lines: [{ label: null, texts: ['It is large.'] }],
        points: null,
        comment: null,
        markedAt: null,
      },
    ]);
    expect(total).toBe(2);
    const all = (await queueOf(id)).list.map(({ number, nodeId }: { number: number; nodeId: number }) => [number, nodeId]);
    expect(all).toEqual([
      [1, Q2],
      [1, Q3],
      [2, Q2],
    ]);

    const marks = [
      { responseId: first.responseId, nodeId: Q2, points: 4.5, comment: ' Good. ' },
      { responseId: first.responseId, nodeId: Q3, points: 0 },
      { responseId: second.responseId, nodeId: Q2, points: 5 },
    ];
    expect((await mark(id, marks)).data).toMatchObject({
      questions: [
        { waiting: 0, marked: 2 },
        { waiting: 0, marked: 1 },
      ],
      waitingResponses: 0,
    });
    expect(await scoreOf(id, first.responseId)).toEqual({
      score: 6.5,
      maximum: 10,
      questions: [
        { nodeId: Q1, score: 2, maximum: 2, mark: 'correct' },
        { nodeId: Q2, score: 4.5, maximum: 5, mark: 'partly' },
        { nodeId: Q3, score: 0, maximum: 3, mark: 'wrong' },
      ],
    });
    expect((await queueOf(id, '?state=marked')).list[0]).toMatchObject({ points: 4.5, comment: 'Good.', markedAt: expect.any(String) });
    const { list: lines } = (await own('GET', `/v1/surveys/${id}/responses?since=0`)).data;
    expect(lines.filter(({ kind }: { kind: string }) => kind === 'scored')).toHaveLength(2);
  });

  it('are marked and read through the graph as well', async () => {
    const id = await launched();
    const { responseId } = await taken(id);
    const query = `query ($id: ID!) { examAnswers(surveyId: $id, state: WAITING, first: 1) { totalCount pageInfo { hasNextPage endCursor } edges { node { nodeId lines { texts } } } } }`;
    const { data } = await graph(app, query, { id }, author.token);
    expect(data.examAnswers).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true }, edges: [{ node: { nodeId: Q2 } }] });

    const document = `mutation ($input: MarkAnswersInput!) { markAnswers(input: $input) { progress { waitingResponses questions { waiting } } } }`;
    const input = { surveyId: id, marks: [{ responseId, nodeId: Q2, points: 1 }] };
    const marked = await graph(app, document, { input }, author.token);
    expect(marked.data.markAnswers.progress).toEqual({ waitingResponses: 1, questions: [{ waiting: 0 }, { waiting: 1 }] });
  });

  it('are marked all or none, and only with what a question is worth', async () => {
    const id = await launched();
    const { responseId } = await taken(id, ONE);
    const good = { responseId, nodeId: Q2, points: 1 };

    expect((await mark(id, [good, { ...good, nodeId: Q3 }])).code).toBe('A0446');
    expect((await mark(id, [good, { ...good, nodeId: Q1 }])).code).toBe('A0446');
    expect((await mark(id, [good, { ...good, responseId: 'nobody' }])).code).toBe('A0404');
    expect((await mark(id, [{ ...good, points: 5.5 }])).fields).toEqual([{ field: 'marks[0].points', rule: 'tooLarge', limit: 5 }]);
    expect((await mark(await launched(plain), [good])).code).toBe('A0446');
    expect(await waitingOf(id)).toEqual([1, 0]);
    const stranger = await signUp(app);
    expect((await v1(app, 'POST', `/v1/surveys/marking/${id}`, { marks: [good] }, stranger.token)).code).toBe('A0404');
    expect((await v1(app, 'GET', `/v1/surveys/marking/${id}/answers`, undefined, stranger.token)).code).toBe('A0404');
  });

  it('keep both marks where two people mark the same response at once, and one of them where it is the same answer', async () => {
    const id = await launched();
    const { responseId } = await taken(id);
    await Promise.all([mark(id, [{ responseId, nodeId: Q2, points: 3 }]), mark(id, [{ responseId, nodeId: Q3, points: 2 }])]);
    expect(await scoreOf(id, responseId)).toMatchObject({ score: 7 });
    expect(await scoreOf(id, responseId)).not.toHaveProperty('waiting');

    const other = await taken(id, ONE);
    const codes = (await Promise.all([1, 2].map((points) => mark(id, [{ responseId: other.responseId, nodeId: Q2, points }])))).map(
      ({ code }) => code,
    );
    expect(codes.toSorted()).toEqual(['00000', 'A0447']);
    expect((await mark(id, [{ responseId: other.responseId, nodeId: Q2, points: 5 }], { again: true })).code).toBe('00000');
    expect(await scoreOf(id, other.responseId)).toMatchObject({ score: 7 });
  });

  it('wait again when they are edited, and keep their marks when others are', async () => {
    const id = await launched();
    const { responseId } = await taken(id);
    await mark(id, [
      { responseId, nodeId: Q2, points: 5 },
      { responseId, nodeId: Q3, points: 3 },
    ]);
    await edit(id, responseId, { ...ALL, [Q1]: { option: LYON }, [Q3]: { text: '1789' } });

    expect(await scoreOf(id, responseId)).toMatchObject({
      score: 5,
      waiting: 1,
      questions: [{ mark: 'wrong' }, { score: 5 }, { mark: 'unmarked' }],
    });
    expect(await waitingOf(id)).toEqual([0, 1]);
    await edit(id, responseId, ONE, 1);
    expect(await waitingOf(id)).toEqual([1, 0]);
    expect(await scoreOf(id, responseId)).toMatchObject({ score: 2, waiting: 1, questions: [{}, { mark: 'unmarked' }, { mark: 'wrong' }] });
  });

  it('keep their marks when a launch brings another key, and other answers begin to wait', async () => {
    const id = await launched(examOf(undefined, { [Q3]: { score: 3, texts: ['987'] } }));
    const { responseId } = await taken(id);
    await mark(id, [{ responseId, nodeId: Q2, points: 4 }]);
    expect(await scoreOf(id, responseId)).toMatchObject({ score: 9 });

    await relaunch(app, author, id, examOf(undefined, { [Q1]: { score: 1, optionIds: [LYON] } }));
    await worked();
    expect(await scoreOf(id, responseId)).toMatchObject({
      score: 4,
      waiting: 1,
      questions: [{ mark: 'wrong' }, { score: 4 }, { mark: 'unmarked' }],
    });
    expect(await waitingOf(id)).toEqual([0, 1]);
  });

  it('are out of the queue while their response is deleted or invalid', async () => {
    const id = await launched();
    const ids = [(await taken(id)).responseId, (await taken(id)).responseId];
    await own('POST', `/v1/surveys/responses/${id}/invalidate`, { responseIds: [ids[0]] });
    await own('POST', `/v1/surveys/responses/${id}/delete`, { responseIds: [ids[1]] });

    expect(await waitingOf(id)).toEqual([0, 0]);
    expect((await queueOf(id)).total).toBe(0);
    expect((await mark(id, [{ responseId: ids[1], nodeId: Q2, points: 1 }])).code).toBe('A0404');
    await own('POST', `/v1/surveys/responses/${id}/restore`, { responseIds: [ids[1]] });
    expect(await waitingOf(id)).toEqual([1, 1]);
  });

  it('take their marks with them when the responses are cleared', async () => {
    const id = await launched();
    await taken(id);
    await own('POST', `/v1/surveys/clear/${id}`, { title: plain.title });
    await app.features.responseClearing.clearing.settled();

    expect(await app.platform.database.repository(HandMark).countBy({ surveyId: id })).toBe(0);
    expect(await waitingOf(id)).toEqual([0, 0]);
  });

  it.each<[string, ExamSetting, object, object]>([
    ['at once, with what still waits', {}, { score: 2, waiting: 1, passed: null, waitsFor: null }, { score: 6, passed: true }],
    [
      'once everything is marked',
      { showWhen: 'marked' },
      { score: null, waitsFor: 'marked', questions: null },
      { score: 6, waitsFor: null },
    ],
    ['after the end', { showWhen: 'ended' }, { score: null, maximum: null, waitsFor: 'ended' }, { score: null, waitsFor: 'ended' }],
  ])('show their score %s', async (_what, setting, before, after) => {
    const closesAt = new Date(app.clock.now().getTime() + OPEN_MS).toISOString();
    const exam = examOf({ passScore: 5, showAfter: 'analysis', ...setting });
    const id = await launched({ ...exam, settings: { ...exam.settings, closesAt } });
    const { submissionId, responseId } = await taken(id, ONE);
    expect(await shown(id, submissionId)).toMatchObject(before);

    await mark(id, [{ responseId, nodeId: Q2, points: 4, comment: 'Well said.' }]);
    expect(await shown(id, submissionId)).toMatchObject(after);
    app.clock.advance(2 * OPEN_MS);
    const questions = [
      {},
      { score: 4, mark: 'partly', comment: 'Well said.', analysis: 'Many reasons will do.' },
      { mark: 'wrong', comment: null },
    ];
    expect(await shown(id, submissionId)).toMatchObject({ score: 6, waitsFor: null, questions });
  });
});
