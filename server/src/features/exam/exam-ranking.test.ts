import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ExamRanking, ExamSetting, NodeExam, SurveyDefinition } from '@wence/schema';
import { answersOf, nodeIdOf, optionIdOf, single, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { makeKey } from '../api-key/api-key.factory.js';
import { newDevice, RIGHT, startBy, submitBy, timedExam } from '../exam-attempt/exam-attempt.factory.js';
import { personalLink } from '../personal-link/personal-link.factory.js';
import { launchedSurvey, relaunch } from '../publish/publish.factory.js';
import { Response } from '../response/response.entity.js';
import { submit } from '../response/response.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const plain = survey(single('Q1', 'The capital?', ['Paris', 'Lyon']), text('Q2', 'Why?'), text('Q3', 'Your name?'));
const [Q1, Q2, Q3] = [nodeIdOf(plain, 'Q1'), nodeIdOf(plain, 'Q2'), nodeIdOf(plain, 'Q3')];
const SECOND = 1000;
const FRESH_MS = 3000;

/** Four points for the capital; for the reason as many as people give, or by the key 6 for "large". */
function examOf(exam: ExamSetting, isByHand = false, capital = 'Paris'): SurveyDefinition {
  const why: NodeExam = isByHand ? { score: 6, scoring: 'manual' } : { score: 6, texts: ['large'] };
  const keys: Readonly<Record<number, NodeExam>> = { [Q1]: { score: 4, optionIds: [optionIdOf(plain, 'Q1', capital)] }, [Q2]: why };
  return { ...plain, settings: { exam }, nodes: plain.nodes.map((node) => ({ ...node, exam: keys[node.id] })) };
}

const MASKED: ExamRanking = { top: 3, names: 'masked', nameNodeId: Q3 };
const shownWith = (ranking: ExamRanking): ExamSetting => ({ showAfter: 'score', ranking });

describe('the ranking of an exam', () => {
  let app: TestApp;
  /** A key, because the clock goes on for longer than somebody stays signed in. */
  let author: { readonly token: string };
  let owner: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    owner = await signUp(app);
    author = { token: (await makeKey(app, owner)).secret };
  });
  afterAll(() => app.stop());

  const own = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) => v1(app, method, path, body, author.token);
  const launched = (exam: ExamSetting, isByHand?: boolean) => launchedSurvey(app, author, examOf(exam, isByHand));
  async function taken(
    id: string,
    [Q1Answer, why, name]: readonly [string, string?, string?],
    seconds: number | null = 60,
    more: object = {},
  ) {
    const submissionId = randomUUID();
    const startedAt = seconds === null ? null : new Date(app.clock.now().getTime() - seconds * SECOND).toISOString();
    const answers = answersOf(plain, { Q1: Q1Answer, ...(why && { Q2: why }), ...(name && { Q3: name }) });
    const { data } = await submit(app, id, answers, { submissionId, startedAt, ...more });
    return { submissionId, responseId: String(data.responseId) };
  }
  const resultOf = async (id: string, submissionId: string) => (await v1(app, 'POST', `/v1/r/${id}/exam`, { submissionId })).data.result;
  async function rankingOf(id: string, submissionId: string) {
    // How many have a place may be remembered for so long.
    app.clock.advance(FRESH_MS);
    return (await resultOf(id, submissionId)).ranking;
  }
  const placeOf = async (id: string, submissionId: string) => {
    const ranking = await rankingOf(id, submissionId);
    return ranking && [ranking.place, ranking.of];
  };
  const boardOf = async (id: string) => (await own('GET', `/v1/surveys/report/exam/${id}/ranking`)).data;

  it('goes by score, then by time, then by who came first, and masks the names of others', async () => {
    const id = await launched(shownWith(MASKED));
    await taken(id, ['Lyon', 'large', 'Dora'], 10);
    const slow = await taken(id, ['Paris', 'large', 'Ada'], 90);
    const fast = await taken(id, ['Paris', 'large', 'Bea'], 30);
    const same = await taken(id, ['Paris', 'large', 'Cleo'], 90);
    const last = await taken(id, ['Lyon', 'small', 'Eve'], 5);

    const line = { score: 10, isOwn: false };
    const lines = [
      { ...line, place: 1, name: 'B**', seconds: 30 },
      { ...line, place: 2, name: 'A**', seconds: 90 },
      { ...line, place: 2, name: 'C**', seconds: 90 },
    ];
    expect(await rankingOf(id, last.submissionId)).toEqual({ place: 5, of: 5, lines });
    expect(await rankingOf(id, fast.submissionId)).toMatchObject({
      place: 1,
      lines: [{ isOwn: true }, { isOwn: false }, { isOwn: false }],
    });
    expect([await placeOf(id, slow.submissionId), await placeOf(id, same.submissionId)]).toEqual([
      [2, 5],
      [2, 5],
    ]);
    const query = `query ($id: ID!, $submissionId: String!) { examResult(surveyId: $id, submissionId: $submissionId) { ranking { place of lines { place name score seconds isOwn } } } }`;
    const { data } = await graph(app, query, { id, submissionId: last.submissionId });
    expect(data.examResult.ranking).toEqual({ place: 5, of: 5, lines });
  });

  it('lists whoever shares the last place that is listed', async () => {
    const id = await launched(shownWith({ ...MASKED, top: 2 }));
    const taker = (name: string) => taken(id, ['Paris', 'large', name], 60);
    const [, second, third] = [await taker('Ada'), await taker('Bea'), await taker('Cleo')];
    const namesFor = async ({ submissionId }: { submissionId: string }) =>
      (await rankingOf(id, submissionId)).lines.map(({ name, isOwn }: { name: string; isOwn: boolean }) => [name, isOwn]);

    const first = ['A**', false];
    expect(await namesFor(second)).toEqual([first, ['B**', true]]);
    expect(await namesFor(third)).toEqual([first, ['C**', true]]);
  });

  it('is told to its author with full names and the responses, whatever respondents see', async () => {
    const id = await launched(shownWith({ ...MASKED, names: 'hidden', top: 1 }));
    const { responseId: first } = await taken(id, ['Paris', 'large', 'Ada'], 90);
    const { responseId: second, submissionId } = await taken(id, ['Paris', 'small', 'Bea'], null);

    expect(await rankingOf(id, submissionId)).toEqual({ place: 2, of: 2, lines: null });
    const lines = [
      { place: 1, name: 'Ada', score: 10, seconds: 90, responseId: first, number: 1 },
      { place: 2, name: 'Bea', score: 4, seconds: null, responseId: second, number: 2 },
    ];
    expect(await boardOf(id)).toEqual({ surveyId: id, of: 2, lines });
    const query = `query ($id: ID!) { examRanking(surveyId: $id) { surveyId of lines { place name score seconds responseId number } } }`;
    expect((await graph(app, query, { id }, author.token)).data.examRanking).toEqual({ surveyId: id, of: 2, lines });
    const stranger = await signUp(app);
    expect((await v1(app, 'GET', `/v1/surveys/report/exam/${id}/ranking`, undefined, stranger.token)).code).toBe('A0404');
    const none = await launchedSurvey(app, author, plain);
    expect(await boardOf(none)).toEqual({ surveyId: none, of: 0, lines: [] });
  });

  it('names people by their link or their account where they typed nothing, and else not at all', async () => {
    const id = await launched(shownWith({ top: 10, names: 'full', nameNodeId: Q3 }));
    const link = await personalLink(app, id, { name: 'Linus' });
    const hidden = await personalLink(app, id, { name: 'Nobody', anonymous: true });
    await taken(id, ['Paris', 'large', 'Ada'], 1, { linkCode: (await personalLink(app, id, { name: 'Other' })).code });
    await taken(id, ['Paris', 'large'], 2, { linkCode: link.code });
    await taken(id, ['Paris', 'large'], 3, { linkCode: hidden.code });
    const { responseId } = await taken(id, ['Paris', 'large'], 4);
    const { database, unit } = app.platform;
    const wechat = { openid: 'o', nickname: 'Wei', avatar: null };
    await unit.run(() => database.repository(Response).update({ id: responseId }, { wechat }));

    expect((await boardOf(id)).lines.map(({ name }: { name: string | null }) => name)).toEqual(['Ada', 'Linus', null, 'Wei']);
  });

  it('is shown to nobody whose score is not shown, does not count or waits to be marked', async () => {
    const id = await launched(shownWith(MASKED), true);
    const waiting = await taken(id, ['Paris', 'because']);
    const marked = await taken(id, ['Paris']);

    expect(await resultOf(id, waiting.submissionId)).toMatchObject({ waiting: 1, ranking: null, grade: null });
    expect(await placeOf(id, marked.submissionId)).toEqual([1, 1]);
    await own('POST', `/v1/surveys/marking/${id}`, { marks: [{ responseId: waiting.responseId, nodeId: Q2, points: 1 }] });
    expect([await placeOf(id, waiting.submissionId), await placeOf(id, marked.submissionId)]).toEqual([
      [1, 2],
      [2, 2],
    ]);

    await own('POST', `/v1/surveys/responses/${id}/invalidate`, { responseIds: [waiting.responseId] });
    expect(await rankingOf(id, waiting.submissionId)).toBeNull();
    expect(await placeOf(id, marked.submissionId)).toEqual([1, 1]);
    const unranked = await launched({ showAfter: 'score' });
    expect(await rankingOf(unranked, (await taken(unranked, ['Paris'])).submissionId)).toBeNull();
    const silent = await launched({ ranking: MASKED });
    expect(await resultOf(silent, (await taken(silent, ['Paris'])).submissionId)).toBeNull();
  });

  it('follows edits, deletions, another key and a clear', async () => {
    const id = await launched(shownWith(MASKED));
    const [one, two] = [await taken(id, ['Paris', 'large']), await taken(id, ['Lyon', 'large'], 30)];
    expect([await placeOf(id, one.submissionId), await placeOf(id, two.submissionId)]).toEqual([
      [1, 2],
      [2, 2],
    ]);

    const answers = answersOf(plain, { Q1: 'Lyon' });
    await own('PUT', `/v1/surveys/responses/${id}/${one.responseId}/answers`, { answers, expectedRevision: 0 });
    expect(await placeOf(id, one.submissionId)).toEqual([2, 2]);
    const back = answersOf(plain, { Q1: 'Paris', Q2: 'large' });
    await own('PUT', `/v1/surveys/responses/${id}/${one.responseId}/answers`, { answers: back, expectedRevision: 1 });
    expect(await placeOf(id, one.submissionId)).toEqual([1, 2]);

    await relaunch(app, author, id, examOf(shownWith(MASKED), false, 'Lyon'));
    while ((await app.platform.outbox.work()) > 0);
    expect(await placeOf(id, one.submissionId)).toEqual([2, 2]);

    await own('POST', `/v1/surveys/responses/${id}/delete`, { responseIds: [two.responseId] });
    expect(await placeOf(id, one.submissionId)).toEqual([1, 1]);
    expect((await own('POST', `/v1/surveys/clear/${id}`, { title: plain.title })).code).toBe('00000');
    expect(await boardOf(id)).toMatchObject({ of: 0, lines: [] });
    expect(await placeOf(id, (await taken(id, ['Lyon'])).submissionId)).toEqual([1, 1]);
  });

  it('counts of a respondent with several attempts the best one', async () => {
    const id = await launchedSurvey(app, author, timedExam({ attempts: 2, ...shownWith({ top: 10, names: 'full' }) }));
    async function attempted(device: string, answers: object, seconds: number): Promise<string> {
      const { submissionId } = (await startBy(app, device, id)).data.attempt;
      app.clock.advance(seconds * SECOND);
      expect((await submitBy(app, device, id, { submissionId, answers })).code).toBe('00000');
      return submissionId;
    }
    const [first, second] = [newDevice(), newDevice()];
    const river = Object.fromEntries(Object.entries(RIGHT).map(([node, answer]) => [node, 'text' in answer ? { text: 'Rhine' } : answer]));
    await attempted(first, RIGHT, 40);
    const worse = await attempted(first, river, 20);
    const other = await attempted(second, river, 10);
    await attempted(second, RIGHT, 50);

    const lines = [
      { place: 1, score: 5, seconds: 40, isOwn: true },
      { place: 2, score: 5, seconds: 50, isOwn: false },
    ];
    expect(await rankingOf(id, worse)).toMatchObject({ place: 1, of: 2, lines });
    expect(await rankingOf(id, other)).toMatchObject({ place: 2, of: 2, lines: [{ isOwn: false }, { isOwn: true }] });
    expect((await boardOf(id)).lines).toMatchObject([
      { place: 1, number: 1 },
      { place: 2, number: 4 },
    ]);
  });
});

describe('the grades of an exam', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const GRADES = [
    { min: 40, title: 'Pass' },
    { min: 90, title: 'Excellent', text: 'Well done.' },
  ];

  it('are shown with a final score, and counted for the author', async () => {
    const exam: ExamSetting = { showAfter: 'score', grades: GRADES };
    const id = await launchedSurvey(app, author, examOf(exam));
    async function gradeOf(named: Parameters<typeof answersOf>[1]) {
      const submissionId = randomUUID();
      await submit(app, id, answersOf(plain, named), { submissionId });
      return (await v1(app, 'POST', `/v1/r/${id}/exam`, { submissionId })).data.result.grade;
    }

    expect(await gradeOf({ Q1: 'Paris', Q2: 'large' })).toEqual({ min: 90, title: 'Excellent', text: 'Well done.' });
    expect(await gradeOf({ Q1: 'Paris' })).toEqual({ min: 40, title: 'Pass', text: null });
    expect(await gradeOf({ Q1: 'Lyon' })).toBeNull();
    const { data } = await v1(app, 'GET', `/v1/surveys/report/exam/${id}`, undefined, author.token);
    expect(data.grades).toEqual([
      { min: 90, title: 'Excellent', responses: 1 },
      { min: 40, title: 'Pass', responses: 1 },
    ]);
  });

  it('are edited and read by the names of the graph, with the ranking beside them', async () => {
    const { id, revision } = await createSurvey(app, author, examOf({}));
    const edit = (exam: object) => {
      const input = {
        surveyId: id,
        baseRevision: revision,
        clientOpId: randomUUID(),
        operations: [{ updateSurvey: { settings: { exam } } }],
      };
      return graph(app, 'mutation ($input: EditSurveyInput!) { editSurvey(input: $input) { revision } }', { input }, author.token);
    };
    const named = { grades: GRADES, ranking: { ...MASKED, names: 'MASKED' } };
    const wrong = await edit({ ...named, grades: [{ min: 101, title: 'Pass' }] });
    const field = 'operations[0].updateSurvey.settings.exam.grades[0].min';
    expect(wrong.errors?.[0]?.extensions.fields).toEqual([{ field, rule: 'tooLarge', limit: 100 }]);
    expect((await edit(named)).errors).toBeUndefined();

    const query =
      'query ($id: ID!) { survey(id: $id) { settings { exam { grades { min title text } ranking { top names nameNodeId } } } } }';
    const [pass, excellent] = GRADES;
    expect((await graph(app, query, { id }, author.token)).data.survey.settings.exam).toEqual({
      grades: [{ ...pass, text: null }, excellent],
      ranking: { top: 3, names: 'MASKED', nameNodeId: Q3 },
    });
    const { data } = await v1(app, 'GET', `/v1/surveys/setting/${id}`, undefined, author.token);
    expect(data.setting.exam).toEqual({ grades: GRADES, ranking: MASKED });
    const change = { surveyId: id, setting: { exam: { ranking: { top: 101, names: 'full' } } } };
    expect((await v1(app, 'POST', '/v1/surveys/setting', change, author.token)).fields).toEqual([
      { field: 'setting.exam.ranking.top', rule: 'tooLarge', limit: 100 },
    ]);
  });

  it('never reach the page before the score does', async () => {
    const id = await launchedSurvey(app, author, examOf({ showAfter: 'score', grades: GRADES, ranking: MASKED }));
    const opened = await v1(app, 'GET', `/v1/r/${id}`);
    expect(opened.code).toBe('00000');
    expect(opened.text).toContain('showAfter');
    expect(opened.text).not.toMatch(/Excellent|grades|ranking/);
  });
});
