import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answers, EXAM_GRACE, type NodeExam, type SurveyDefinition } from '@wence/schema';
import { answersOf, nodeIdOf, optionIdOf, single, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp } from '../account/account.factory.js';
import { makeKey } from '../api-key/api-key.factory.js';
import { examAttempt, newDevice, RIGHT, startBy, submitBy, timedExam } from '../exam-attempt/exam-attempt.factory.js';
import { launchedSurvey, relaunch } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';

const plain = survey(single('Q1', 'The capital?', ['Paris', 'Lyon', 'Nice']), text('Q2', 'Why?'));
const [Q1, Q2] = [nodeIdOf(plain, 'Q1'), nodeIdOf(plain, 'Q2')];
const [PARIS, LYON, NICE] = ['Paris', 'Lyon', 'Nice'].map((title) => optionIdOf(plain, 'Q1', title)) as [number, number, number];

function examOf(capital = PARIS): SurveyDefinition {
  const keys: Readonly<Record<number, NodeExam>> = {
    [Q1]: { score: 4, optionIds: [capital] },
    [Q2]: { score: 6, scoring: 'manual' },
  };
  return { ...plain, settings: { exam: { passScore: 5 } }, nodes: plain.nodes.map((node) => ({ ...node, exam: keys[node.id] })) };
}

describe('the analysis of an exam', () => {
  let app: TestApp;
  /** A key, because the clock goes on for longer than somebody stays signed in. */
  let author: { readonly token: string };

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = { token: (await makeKey(app, await signUp(app))).secret };
  });
  afterAll(() => app.stop());

  const own = (method: 'GET' | 'POST', path: string, body?: object) => v1(app, method, path, body, author.token);
  const reportOf = async (id: string) => (await own('GET', `/v1/surveys/report/exam/${id}`)).data;
  async function taken(id: string, capital: string, why?: string): Promise<string> {
    const answers: Answers = answersOf(plain, { Q1: capital, ...(why && { Q2: why }) });
    return (await submit(app, id, answers, { submissionId: randomUUID() })).data.responseId;
  }

  it('counts final scores, tells what waits and which wrong options were chosen, and follows marks and keys', async () => {
    const id = await launchedSurvey(app, author, examOf());
    const first = await taken(id, 'Paris', 'It is large.');
    await taken(id, 'Paris');
    await taken(id, 'Lyon');
    await taken(id, 'Nice');
    const invalid = await taken(id, 'Lyon');
    await own('POST', `/v1/surveys/responses/${id}/invalidate`, { responseIds: [invalid] });
    await taken(id, 'Lyon');

    const question = { nodeId: Q1, code: 'Q1', title: 'The capital?', maximum: 4 };
    expect(await reportOf(id)).toMatchObject({
      responses: 4,
      waiting: 1,
      mean: 1,
      median: 0,
      bands: [3, 0, 0, 0, 1, 0, 0, 0, 0, 0],
      passScore: 5,
      passRate: 0,
      questions: [
        {
          ...question,
          asked: 4,
          difficulty: 0.25,
          rightRate: 0.25,
          discrimination: null,
          wrongOptions: [
            { optionId: LYON, title: 'Lyon', count: 2 },
            { optionId: NICE, title: 'Nice', count: 1 },
          ],
        },
        { nodeId: Q2, asked: 4, difficulty: 0, wrongOptions: [] },
      ],
    });

    await own('POST', `/v1/surveys/marking/${id}`, { marks: [{ responseId: first, nodeId: Q2, points: 6 }] });
    const query = `query ($id: ID!) { examReport(surveyId: $id) { responses waiting mean passRate bands questions { difficulty rightRate } } }`;
    const { data } = await graph(app, query, { id }, author.token);
    expect(data.examReport).toEqual({
      responses: 5,
      waiting: 0,
      mean: 2.8,
      passRate: 0.2,
      bands: [3, 0, 0, 0, 1, 0, 0, 0, 0, 1],
      questions: [
        { difficulty: 0.4, rightRate: 0.4 },
        { difficulty: 0.2, rightRate: 0.2 },
      ],
    });

    await relaunch(app, author, id, examOf(LYON));
    while ((await app.platform.outbox.work()) > 0);
    expect(await reportOf(id)).toMatchObject({
      questions: [{ rightRate: 0.4, wrongOptions: [{ optionId: PARIS, count: 2 }, { optionId: NICE }] }, {}],
    });
  });

  it('tells how well a question tells good from bad once there are ten responses', async () => {
    const id = await launchedSurvey(app, author, examOf());
    for (let place = 0; place < 10; place++) await taken(id, place < 5 ? 'Paris' : 'Lyon');

    expect((await reportOf(id)).questions[0]).toMatchObject({ asked: 10, difficulty: 0.5, discrimination: 1 });
  });

  it('counts the attempts: those that were submitted, that expired with nothing handed in, and that run', async () => {
    const minute = 60_000;
    const id = await launchedSurvey(app, author, timedExam({ timeLimit: 30 }));
    const attempts = async () => (await reportOf(id)).attempts;
    expect(await attempts()).toEqual({ started: 0, submitted: 0, expired: 0, running: 0 });
    const device = newDevice();
    const { submissionId } = (await startBy(app, device, id)).data.attempt;
    await startBy(app, newDevice(), id);
    expect((await submitBy(app, device, id, { submissionId, answers: RIGHT })).code).toBe('00000');
    app.clock.advance(30 * minute + EXAM_GRACE);
    expect(await attempts()).toEqual({ started: 2, submitted: 1, expired: 0, running: 1 });
    app.clock.advance(1);
    await startBy(app, newDevice(), id);

    expect(await attempts()).toEqual({ started: 3, submitted: 1, expired: 1, running: 1 });
    const query = 'query ($id: ID!) { examReport(surveyId: $id) { attempts { started submitted expired running } } }';
    const { data } = await graph(app, query, { id }, author.token);
    expect(data.examReport.attempts).toEqual({ started: 3, submitted: 1, expired: 1, running: 1 });
  });

  it('counts attempts without an end as running, and those of no other survey', async () => {
    const id = await launchedSurvey(app, author, timedExam({ attempts: 2 }));
    await examAttempt(app, id);
    await examAttempt(app, await launchedSurvey(app, author, timedExam({ attempts: 2 })));

    expect((await reportOf(id)).attempts).toEqual({ started: 1, submitted: 0, expired: 0, running: 1 });
  });

  it('has nothing to tell of a survey that is no exam, and nothing at all to strangers', async () => {
    const id = await launchedSurvey(app, author, plain);
    await taken(id, 'Paris');
    expect(await reportOf(id)).toMatchObject({ responses: 0, waiting: 0, mean: null, questions: [] });

    const stranger = await signUp(app);
    expect((await v1(app, 'GET', `/v1/surveys/report/exam/${id}`, undefined, stranger.token)).code).toBe('A0404');
  });
});
