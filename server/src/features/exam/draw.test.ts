import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answers, leftOut, type SurveyDefinition } from '@wence/schema';
import { group, nodeIdOf, surveyWith, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { define, launchedSurvey, relaunch } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const CODES = ['Q1', 'Q2', 'Q3', 'Q4'];
const key = { required: true, exam: { score: 2, texts: ['yes'] } };

/** Four required questions of two points each, of which each respondent is asked some. */
const drawing = (draw: number | null = 2): SurveyDefinition =>
  surveyWith(
    { settings: { exam: { showAfter: 'rightWrong' } } },
    group(
      'G1',
      'Choose',
      CODES.map((code) => text(code, `${code}?`, key)),
      draw === null ? {} : { draw },
    ),
  );
const exam = drawing();
const ids = CODES.map((code) => nodeIdOf(exam, code));
const everything: Answers = Object.fromEntries(ids.map((id) => [id, { text: 'yes' }]));
const askedOf = (submissionId: string): number[] => ids.filter((id) => !leftOut(exam, submissionId).has(id));
const answersTo = (asked: readonly number[]): Answers => Object.fromEntries(asked.map((id) => [id, { text: 'yes' }]));

describe('an exam that draws', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const own = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) => v1(app, method, path, body, author.token);
  const stored = async (id: string, responseId: string) => (await own('GET', `/v1/surveys/responses/${id}/${responseId}`)).data;

  it('takes and marks the questions that are drawn for a submission, and no others', async () => {
    const id = await launchedSurvey(app, author, exam);
    const submissionId = randomUUID();
    const asked = askedOf(submissionId);
    const { data } = await submit(app, id, everything, { submissionId });

    const response = await stored(id, data.responseId);
    expect(Object.keys(response.answers).map(Number)).toEqual(asked);
    expect(response.exam).toMatchObject({ score: 4, maximum: 4 });
    const { result } = (await v1(app, 'POST', `/v1/r/${id}/exam`, { submissionId })).data;
    expect(result.questions.map(({ nodeId }: { nodeId: number }) => nodeId)).toEqual(asked);
  });

  it('asks for what is drawn and required, and for nothing else', async () => {
    const id = await launchedSurvey(app, author, exam);
    const submissionId = randomUUID();
    const [first = 0, second = 0] = askedOf(submissionId);

    expect((await submit(app, id, answersTo([first, second]), { submissionId })).code).toBe('00000');
    const half = await submit(app, id, answersTo([first]), { submissionId: idAsking([first, second]) });
    expect(half).toMatchObject({ code: 'A0400', data: { errors: [{ nodeId: second, reason: 'required' }] } });
  });

  it('tells by evaluating what is drawn for a seed, and its author also why', async () => {
    const id = await launchedSurvey(app, author, exam);
    const seed = randomUUID();
    const { data } = await v1(app, 'POST', `/v1/r/${id}/evaluate`, { answers: {}, seed });
    expect(data.visible).toEqual(askedOf(seed));
    const traced = await own('POST', `/v1/r/${id}/evaluate`, { answers: {}, seed, trace: true });
    const states = traced.data.trace.nodes.map(({ state }: { state: string }) => state);
    expect(states.filter((state: string) => state === 'notDrawn')).toHaveLength(2);
  });

  it('says in the results what was not asked', async () => {
    const id = await launchedSurvey(app, author, exam);
    const submissionId = randomUUID();
    const asked = askedOf(submissionId);
    await submit(app, id, everything, { submissionId });

    for (const nodeId of ids) {
      const query = `query ($id: ID!, $filter: ResponseFilter) { responses(surveyId: $id, first: 5, filter: $filter) { edges { node { id } } } }`;
      const filter = { where: { conditions: [{ answer: { nodeId, state: 'NOT_SHOWN' } }] } };
      const found = await graph(app, query, { id, filter }, author.token);
      if (!found.data) throw new Error(JSON.stringify(found));
      expect(found.data.responses.edges).toHaveLength(asked.includes(nodeId) ? 0 : 1);
    }
  });

  it('marks a response by the draw of its own version when a later one draws more', async () => {
    const id = await launchedSurvey(app, author, exam);
    const submissionId = randomUUID();
    const { data } = await submit(app, id, everything, { submissionId });
    const more = drawing(3);
    const [container] = more.nodes;
    const nodes = container?.nodes?.map((node) => ({ ...node, exam: { score: 5, texts: ['yes'] } }));
    await relaunch(app, author, id, { ...more, nodes: container ? [{ ...container, nodes }] : [] });
    while ((await app.platform.outbox.work()) > 0);

    expect((await stored(id, data.responseId)).exam).toMatchObject({ score: 10, maximum: 10 });
  });

  it('is drawn for simulated respondents as well, each by the id of the submission', async () => {
    const { id } = await createSurvey(app, author, exam);
    const query = `mutation ($input: SimulateResponsesInput!) { simulateResponses(input: $input) { testAnswers { simulation { outdated unanswerable coverage { respondents questions { shown answered } length { mean } } } } } }`;
    const { data } = await graph(app, query, { input: { surveyId: id, count: 40 } }, author.token);

    const { outdated, unanswerable, coverage } = data.simulateResponses.testAnswers.simulation;
    expect([outdated, unanswerable, coverage.respondents, coverage.length.mean]).toEqual([0, [], 40, 2]);
    for (const { shown, answered } of coverage.questions) {
      expect(shown).toBe(answered);
      expect(shown).toBeGreaterThan(0);
      expect(shown).toBeLessThan(40);
    }
  });

  it('has draws that are set and taken away through both doors, in exams alone', async () => {
    const { id } = await createSurvey(app, author, drawing(null));
    const nodeId = nodeIdOf(exam, 'G1');
    const update = `mutation ($input: UpdateNodeInput!) { updateNode(input: $input) { node { draw } } }`;
    const set = (draw: number | null) => graph(app, update, { input: { surveyId: id, nodeId, draw } }, author.token);

    expect((await set(2)).data.updateNode.node.draw).toBe(2);
    const { nodes } = (await own('GET', `/v1/surveys/${id}`)).data;
    expect(nodes[0].draw).toBe(2);
    const change = (draw: number | null) => own('POST', '/v1/nodes/update', { id: nodes[0].id, surveyId: id, draw });
    expect((await change(3)).data.draw).toBe(3);
    expect(await change(4)).toMatchObject({ code: 'A0400', fields: [{ rule: 'tooLarge', limit: 3 }] });
    expect((await set(null)).data.updateNode.node.draw).toBeNull();
    await define(app, author, id, { ...drawing(null), settings: {} });
    expect((await change(1)).code).toBe('A0400');
  });

  /** A submission that draws exactly these questions. */
  function idAsking(wanted: readonly number[]): string {
    for (;;) {
      const submissionId = randomUUID();
      if (askedOf(submissionId).join() === wanted.join()) return submissionId;
    }
  }
});
