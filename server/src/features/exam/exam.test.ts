import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Answers, ExamSetting, NodeExam, SurveyDefinition } from '@wence/schema';
import { answersOf, checked, jump, nodeIdOf, optionIdOf, single, survey, text, withLogic } from '@wence/schema/testing';
import { createApp } from '../../app.js';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { exportedFile } from '../export/export.factory.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey, relaunch, stop } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const SECRET = 'It has been the capital since 987.';
const plain = survey(single('Q1', 'The capital?', ['Paris', 'Lyon', 'none']), text('Q2', 'Its river?'), text('Q3', 'Your name?'));
const [Q1, Q2] = [nodeIdOf(plain, 'Q1'), nodeIdOf(plain, 'Q2')];
const [PARIS, LYON] = [optionIdOf(plain, 'Q1', 'Paris'), optionIdOf(plain, 'Q1', 'Lyon')];
const give = (named: Parameters<typeof answersOf>[1]): Answers => answersOf(plain, named);

interface Keys {
  readonly exam?: ExamSetting;
  readonly capital?: number;
}

/** The survey as an exam: two points for the capital, three and a half for the river. */
function examOf({ exam = { passScore: 3, showAfter: 'analysis' }, capital = PARIS }: Keys = {}): SurveyDefinition {
  const keys: Readonly<Record<number, NodeExam>> = {
    [Q1]: { score: 2, penalty: 1, optionIds: [capital], analysis: SECRET },
    [Q2]: { score: 3.5, texts: ['Seine'], match: 'contains' },
  };
  return {
    ...plain,
    settings: { exam },
    nodes: plain.nodes.map((node) => {
      const own = keys[node.id];
      return own ? { ...node, exam: own } : node;
    }),
  };
}

const RIGHT = give({ Q1: 'Paris', Q2: 'the SEINE' });
const HALF = give({ Q1: 'Lyon', Q2: 'the Seine' });

const HTML = '<!doctype html><html><head><title>Wence</title><!--wence:head--></head><body><!--wence:survey--></body></html>';

describe('an exam', () => {
  let app: TestApp;
  let pages: TestApp['http'];
  const dist = mkdtempSync(join(tmpdir(), 'wence-exam-'));
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    mkdirSync(join(dist, 'r'));
    writeFileSync(join(dist, 'r/index.html'), HTML);
    ({ http: pages } = await createApp(app.platform, app.features, dist));
    await pages.ready();
    author = await signUp(app);
  });
  afterAll(async () => {
    await pages.close();
    await app.stop();
    rmSync(dist, { recursive: true });
  });

  const launched = (keys?: Keys) => launchedSurvey(app, author, examOf(keys));
  const own = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) => v1(app, method, path, body, author.token);
  const shown = (id: string, submissionId: string, more: object = {}) => v1(app, 'POST', `/v1/r/${id}/exam`, { submissionId, ...more });
  const worked = async () => {
    while ((await app.platform.outbox.work()) > 0);
  };
  async function taken(id: string, answers: Answers): Promise<{ submissionId: string; responseId: string }> {
    const submissionId = randomUUID();
    const { data } = await submit(app, id, answers, { submissionId });
    return { submissionId, responseId: data.responseId };
  }
  const scoreOf = async (id: string, responseId: string) => (await own('GET', `/v1/surveys/responses/${id}/${responseId}`)).data.exam;

  it('scores a submission as it is stored, and tells its author through both doors', async () => {
    const id = await launched();
    const { responseId } = await taken(id, HALF);

    const exam = {
      score: 2.5,
      maximum: 5.5,
      questions: [
        { nodeId: Q1, score: -1, maximum: 2, mark: 'wrong' },
        { nodeId: Q2, score: 3.5, maximum: 3.5, mark: 'correct' },
      ],
    };
    expect(await scoreOf(id, responseId)).toEqual(exam);
    const query = `query ($id: ID!) { responses(surveyId: $id, first: 5) { edges { node { exam { score maximum questions { nodeId mark } } } } } }`;
    const { data } = await graph(app, query, { id }, author.token);
    expect(data.responses.edges[0].node.exam).toMatchObject({ score: 2.5, questions: [{ mark: 'WRONG' }, { mark: 'CORRECT' }] });
  });

  it('scores nobody who was screened out, and nothing where there is no exam', async () => {
    const screening = withLogic(examOf(), jump('Q1', -1, checked('Q1', 'none')));
    const id = await launchedSurvey(app, author, screening);
    expect(await scoreOf(id, (await taken(id, give({ Q1: 'none' }))).responseId)).toBeNull();

    const other = await launchedSurvey(app, author, plain);
    const { responseId, submissionId } = await taken(other, RIGHT);
    expect(await scoreOf(other, responseId)).toBeNull();
    expect((await shown(other, submissionId)).data.result).toBeNull();
  });

  it.each<[string, ExamSetting, object | null]>([
    ['nothing', { passScore: 3 }, null],
    ['the score', { passScore: 3, showAfter: 'score' }, { score: 2.5, maximum: 5.5, passed: false, questions: null }],
    ['no verdict without points to pass', { showAfter: 'score' }, { passed: null }],
    [
      'right and wrong',
      { showAfter: 'rightWrong' },
      {
        questions: [expect.objectContaining({ mark: 'wrong', analysis: null, right: null }), expect.objectContaining({ mark: 'correct' })],
      },
    ],
    [
      'the right answers and why',
      { showAfter: 'analysis' },
      {
        questions: [
          expect.objectContaining({ analysis: SECRET, right: [{ label: null, texts: ['Paris'] }] }),
          expect.objectContaining({ analysis: null, right: [{ label: null, texts: ['Seine'] }] }),
        ],
      },
    ],
  ])('shows whoever submitted it %s, as the author wants', async (_what, exam, result) => {
    const id = await launched({ exam });
    const { submissionId } = await taken(id, HALF);

    const { data } = await shown(id, submissionId);
    if (result === null) expect(data.result).toBeNull();
    else expect(data.result).toMatchObject(result);
  });

  it('shows a score to nobody else, to its respondent also when the survey is stopped, and the same through the graph', async () => {
    const id = await launched();
    const { submissionId } = await taken(id, RIGHT);
    await stop(app, author, id);

    expect((await shown(id, submissionId)).data.result).toMatchObject({ score: 5.5, passed: true });
    expect((await shown(id, randomUUID())).data).toEqual({ result: null });
    expect((await shown(await launched(), submissionId)).data).toEqual({ result: null });
    const query = `query ($id: ID!, $submission: String!) { examResult(surveyId: $id, submissionId: $submission) { score passed questions { right { texts } } } }`;
    const { data } = await graph(app, query, { id, submission: submissionId });
    expect(data.examResult).toMatchObject({ score: 5.5, passed: true, questions: [{ right: [{ texts: ['Paris'] }] }, {}] });
  });

  it('tells a respondent nothing of keys, points and explanations on any public way', async () => {
    const id = await launched();
    const { token } = (await own('POST', `/v1/surveys/test/${id}`, {})).data;
    const version = 1;
    const told = await Promise.all([
      pages.inject({ method: 'GET', url: `/r/${id}` }).then(({ body }) => body),
      pages.inject({ method: 'GET', url: `/r/${id}?test=${token}` }).then(({ body }) => body),
      v1(app, 'GET', `/v1/r/${id}`),
      v1(app, 'POST', `/v1/r/${id}/open`, {}),
      v1(app, 'POST', `/v1/r/${id}/evaluate`, { answers: HALF }),
      v1(app, 'POST', `/v1/r/${id}/results`, { answers: HALF }),
      v1(app, 'POST', `/v1/r/${id}/responses`, { submissionId: randomUUID(), version, answers: HALF }),
      v1(app, 'POST', `/v1/r/${id}/responses`, { submissionId: randomUUID(), answers: { [Q1]: { option: 999 } } }),
      graph(app, 'query ($id: ID!) { publicSurvey(surveyId: $id) { version definition } }', { id }),
    ]);

    const texts = told.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
    expect(texts[0]).toContain('The capital?');
    for (const each of texts) {
      expect(each).not.toContain(SECRET);
      expect(each).not.toContain('Seine"]');
      expect(each).not.toMatch(/(optionIds|passScore|penalty|analysis)\\?":/);
    }
  });

  it('scores anew what was stored when a launch brings another key, also answers that come on the version before', async () => {
    const id = await launched();
    const { responseId } = await taken(id, HALF);
    await relaunch(app, author, id, examOf({ capital: LYON }));
    await worked();

    expect(await scoreOf(id, responseId)).toMatchObject({ score: 5.5, questions: [{ mark: 'correct' }, {}] });
    const late = await submit(app, id, HALF, { submissionId: randomUUID(), version: 1 });
    expect(await scoreOf(id, late.data.responseId)).toMatchObject({ score: 5.5 });
    const { list } = (await own('GET', `/v1/surveys/${id}/responses?since=0`)).data;
    expect(list.map(({ kind }: { kind: string }) => kind)).toContain('scored');
  });

  it('scores anew by the newest key when another launch, of other words alone, comes before that is done', async () => {
    const id = await launched();
    const { responseId } = await taken(id, HALF);
    await relaunch(app, author, id, examOf({ capital: LYON }));
    await relaunch(app, author, id, { ...examOf({ capital: LYON }), title: 'Another title' });
    await worked();

    expect(await scoreOf(id, responseId)).toMatchObject({ score: 5.5 });
  });

  it('scores what was stored before the survey became an exam, and leaves scores where only words change', async () => {
    const id = await launchedSurvey(app, author, plain);
    const { responseId } = await taken(id, RIGHT);
    await relaunch(app, author, id, examOf());
    await worked();
    expect(await scoreOf(id, responseId)).toMatchObject({ score: 5.5 });

    await relaunch(app, author, id, { ...examOf(), title: 'Another title' });
    await worked();
    const { list } = (await own('GET', `/v1/surveys/${id}/responses?since=0`)).data;
    expect(list.filter(({ kind }: { kind: string }) => kind === 'scored')).toHaveLength(1);
  });

  it('scores a response anew when its author edits the answers', async () => {
    const id = await launched();
    const { responseId } = await taken(id, HALF);
    await own('PUT', `/v1/surveys/responses/${id}/${responseId}/answers`, { answers: RIGHT, expectedRevision: 0 });

    expect(await scoreOf(id, responseId)).toMatchObject({ score: 5.5 });
  });

  it('has its scores in the files of the results', async () => {
    const id = await launched();
    await taken(id, HALF);
    const body = String(await exportedFile(app, author, id, { type: 3, kind: 1 }));

    const [head = '', row = ''] = body.replace('\uFEFF', '').split(/\r?\n/);
    const cells = Object.fromEntries(head.split(',').map((name, place) => [name, row.split(',')[place]]));
    expect(cells).toMatchObject({ SCORE: '2.5', Q1_SCORE: '-1', Q1_CORRECT: 'wrong', Q2_SCORE: '3.5', Q2_CORRECT: 'correct' });
  });

  it('shows its author the score of a try in test mode', async () => {
    const { id } = await createSurvey(app, author);
    await own('PUT', `/v1/surveys/${id}/definition`, examOf());
    const { token: test } = (await own('POST', `/v1/surveys/test/${id}`, {})).data;

    expect((await shown(id, randomUUID(), { test, answers: RIGHT })).data.result).toMatchObject({ score: 5.5 });
    expect((await shown(id, randomUUID(), { test: 'nothing', answers: RIGHT })).code).toBe('A0421');
  });

  it('is not launched while a question with points has no key', async () => {
    const { id } = await createSurvey(app, author);
    const keyless = examOf();
    const nodes = keyless.nodes.map((node) => (node.id === Q2 ? { ...node, exam: { score: 1 } } : node));
    await own('PUT', `/v1/surveys/${id}/definition`, { ...keyless, nodes });

    expect((await own('POST', `/v1/surveys/launch/${id}`, {})).code).not.toBe('00000');
  });

  it('has keys that are set and taken away through both doors', async () => {
    const { id } = await createSurvey(app, author);
    await own('PUT', `/v1/surveys/${id}/definition`, plain);
    const update = `mutation ($input: UpdateNodeInput!) { updateNode(input: $input) { node { exam { score optionIds match } } } }`;
    const set = async (exam: object | null) =>
      (await graph(app, update, { input: { surveyId: id, nodeId: Q1, exam } }, author.token)).data.updateNode;

    expect((await set({ score: 2, optionIds: [PARIS] })).node.exam).toEqual({ score: 2, optionIds: [PARIS], match: null });
    const { nodes } = (await own('GET', `/v1/surveys/${id}`)).data;
    expect(nodes[0].exam).toEqual({ score: 2, optionIds: [PARIS] });
    const body = { id: nodes[0].id, surveyId: id, exam: { score: 1, optionIds: [LYON] } };
    expect((await own('POST', '/v1/nodes/update', body)).data.exam).toEqual({ score: 1, optionIds: [LYON] });
    expect((await set(null)).node.exam).toBeNull();
    const { data } = await own('POST', '/v1/surveys/setting', { surveyId: id, setting: { exam: { passScore: 1, showAfter: 'score' } } });
    expect(data.setting.exam).toEqual({ passScore: 1, showAfter: 'score' });
  });
});
