import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ExamSetting, SurveyDefinition } from '@wence/schema';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp } from '../account/account.factory.js';
import { makeKey } from '../api-key/api-key.factory.js';
import { personalLink } from '../personal-link/personal-link.factory.js';
import { launchedSurvey, relaunch, stop } from '../publish/publish.factory.js';
import { Response } from '../response/response.entity.js';
import { ExamAttempt } from './exam-attempt.entity.js';
import { byDevice, newDevice, RIGHT, startBy, submitBy, timedExam } from './exam-attempt.factory.js';

const MINUTE = 60_000;
const LIMITS: ExamSetting = { timeLimit: 30, attempts: 2 };
const START =
  'mutation ($input: ExamEntryInput!) { startExamAttempt(input: $input) { attempt { number submissionId dueAt } attemptsLeft now } }';
const STANDING = 'query ($input: ExamEntryInput!) { examStanding(input: $input) { attempt { submissionId } attemptsLeft } }';

describe('an attempt at an exam', () => {
  let app: TestApp;
  /** A key, because the clock goes on for longer than somebody stays signed in. */
  let author: { readonly token: string };

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off', TOKEN_SECRET: 'x'.repeat(40) });
    author = { token: (await makeKey(app, await signUp(app))).secret };
  });
  afterAll(() => app.stop());

  const launched = (exam = LIMITS, more?: SurveyDefinition['settings']) => launchedSurvey(app, author, timedExam(exam, more));
  const standingBy = (device: string, id: string, body: object = {}) => byDevice(app, device, `/v1/r/${id}/exam/standing`, body);
  const rowsOf = (surveyId: string) => app.platform.database.repository(ExamAttempt).findBy({ surveyId });

  it('starts by the clock of the server, and a reload or a second tab gives no second', async () => {
    const [id, device] = [await launched(), newDevice()];
    expect((await standingBy(device, id)).data).toEqual({ attempt: null, attemptsLeft: 2, now: app.clock.now().toISOString() });
    const now = app.clock.now().getTime();
    const first = await startBy(app, device, id);
    expect(first.data).toEqual({
      attempt: {
        number: 1,
        submissionId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/),
        startedAt: new Date(now).toISOString(),
        earliestAt: new Date(now).toISOString(),
        dueAt: new Date(now + 30 * MINUTE).toISOString(),
      },
      attemptsLeft: 1,
      now: new Date(now).toISOString(),
    });

    app.clock.advance(7 * MINUTE);
    const later = { ...first.data, now: new Date(now + 7 * MINUTE).toISOString() };
    expect((await startBy(app, device, id)).data).toEqual(later);
    expect((await standingBy(device, id)).data).toEqual(later);
  });

  it('is one, however many ask for it at once, also of two servers', async () => {
    const [id, device] = [await launched(), newDevice()];
    const env = { RATE_LIMITS: 'off', TOKEN_SECRET: 'x'.repeat(40), DATABASE_URL: app.databaseUrl };
    const other = await startTestApp(env);
    other.clock.advance(app.clock.now().getTime() - other.clock.now().getTime());
    const asked = Array.from({ length: 16 }, (_, index) => startBy(index % 2 === 0 ? app : other, device, id));

    const ids = (await Promise.all(asked)).map(({ data }) => data.attempt.submissionId);
    await other.stop();

    expect(new Set(ids).size).toBe(1);
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it('is the same on another device by the same one-to-one link, and another one by another device without', async () => {
    const id = await launched();
    const { code: linkCode } = await personalLink(app, id, { maxUses: 5 });
    const [phone, desk] = [newDevice(), newDevice()];
    const first = (await startBy(app, phone, id, { linkCode })).data;
    app.clock.advance(MINUTE);

    expect((await startBy(app, desk, id, { linkCode })).data.attempt).toEqual(first.attempt);
    expect((await startBy(app, desk, id)).data.attempt.submissionId).not.toBe(first.attempt.submissionId);
  });

  it('is used up by expiring, and none is left after the last one', async () => {
    const [id, device] = [await launched(), newDevice()];
    const first = (await startBy(app, device, id)).data.attempt;
    app.clock.advance(30 * MINUTE + 10_000);
    expect((await startBy(app, device, id)).data.attempt).toEqual(first);
    app.clock.advance(1);
    const second = await startBy(app, device, id);
    expect(second.data).toMatchObject({ attempt: { number: 2 }, attemptsLeft: 0 });
    const { submissionId } = second.data.attempt;
    expect((await submitBy(app, device, id, { submissionId, answers: RIGHT })).code).toBe('00000');

    const refused = await Promise.all([startBy(app, device, id), startBy(app, device, id)]);
    expect(refused.map(({ code, data }) => [code, data])).toEqual([1, 2].map(() => ['A0445', { attempts: 2 }]));
    expect((await standingBy(device, id)).data).toMatchObject({ attempt: null, attemptsLeft: 0 });
    expect(await rowsOf(id)).toHaveLength(2);
  });

  it('keeps its end when the author changes the limits, also where fewer attempts are left than were started', async () => {
    const [id, device] = [await launched(), newDevice()];
    const { attempt } = (await startBy(app, device, id)).data;
    await relaunch(app, author, id, timedExam({ timeLimit: 5, attempts: 1 }));
    app.clock.advance(20 * MINUTE);

    expect((await startBy(app, device, id)).data).toMatchObject({ attempt, attemptsLeft: 0 });
    const { submissionId } = attempt;
    expect((await submitBy(app, device, id, { submissionId, answers: RIGHT, version: 1 })).code).toBe('00000');
    expect((await startBy(app, device, id)).code).toBe('A0445');
  });

  it('never ends without a time limit, and is asked for by each of the limits alone', async () => {
    for (const exam of [{ attempts: 1 }, { minMinutes: 1 }, { timeLimit: 1 }]) {
      const [id, device] = [await launched(exam), newDevice()];
      const { dueAt } = (await startBy(app, device, id)).data.attempt;
      expect(dueAt === null).toBe(exam.timeLimit === undefined);
      const sent = await submitBy(app, device, id, { submissionId: randomUUID(), answers: RIGHT });
      expect([sent.code, sent.data]).toEqual(['A0441', { reason: 'unknown' }]);
    }
  });

  it('is asked for by no other survey', async () => {
    const [id, device] = [await launched({ passScore: 3 }), newDevice()];
    expect((await startBy(app, device, id)).data).toMatchObject({ attempt: null, attemptsLeft: null });
    expect((await submitBy(app, device, id, { submissionId: randomUUID(), answers: RIGHT })).code).toBe('00000');
    expect((await startBy(app, device, 'nobodys')).code).toBe('A0404');
  });

  it('is started by nobody whom the survey keeps out', async () => {
    const [closed, locked] = [await launched(), await launched(LIMITS, { password: 'sesame' })];
    await stop(app, author, closed);
    expect((await startBy(app, newDevice(), closed)).code).toBe('A0411');
    expect((await startBy(app, newDevice(), locked)).code).toBe('A0430');
    expect((await startBy(app, newDevice(), locked, { password: 'sesame' })).data.attempt.number).toBe(1);
    const { code: linkCode } = await personalLink(app, locked, { voidedAt: app.clock.now() });
    expect((await startBy(app, newDevice(), locked, { password: 'sesame', linkCode })).code).toBe('A0428');
    const full = await launched({ timeLimit: 30 }, { total: 1 });
    const device = newDevice();
    const { submissionId } = (await startBy(app, device, full)).data.attempt;
    await submitBy(app, device, full, { submissionId, answers: RIGHT });
    expect((await startBy(app, newDevice(), full)).code).toBe('A0419');
  });

  it('is started through the graph as well', async () => {
    const input = { surveyId: await launched() };
    const { data } = await graph(app, START, { input });
    const { attempt } = data.startExamAttempt;
    expect(attempt).toMatchObject({ number: 1, dueAt: new Date(app.clock.now().getTime() + 30 * MINUTE).toISOString() });
    expect((await graph(app, STANDING, { input })).data.examStanding).toEqual({
      attempt: { submissionId: attempt.submissionId },
      attemptsLeft: 1,
    });
    expect((await graph(app, START, { input: { ...input, linkCode: 'x'.repeat(99) } })).code).toBe('A0400');
  });

  it('begins its response when the server says so, whatever the device says', async () => {
    const [id, device] = [await launched(), newDevice()];
    const { attempt } = (await startBy(app, device, id)).data;
    app.clock.advance(4 * MINUTE);
    const { submissionId } = attempt;
    await submitBy(app, device, id, { submissionId, answers: RIGHT, startedAt: '1999-01-01T00:00:00.000Z' });

    const response = await app.platform.database.repository(Response).findOneByOrFail({ surveyId: id, submissionId });
    expect(response.startedAt?.toISOString()).toBe(attempt.startedAt);
  });

  it('is forgotten with the responses of the survey, unless it still runs', async () => {
    const id = await launched({ timeLimit: 30, attempts: 1 });
    const [submitted, expired, running] = [newDevice(), newDevice(), newDevice()];
    const { submissionId } = (await startBy(app, submitted, id)).data.attempt;
    await submitBy(app, submitted, id, { submissionId, answers: RIGHT });
    await startBy(app, expired, id);
    app.clock.advance(31 * MINUTE);
    const { attempt } = (await startBy(app, running, id)).data;
    const { title } = timedExam({});
    expect((await v1(app, 'POST', `/v1/surveys/clear/${id}`, { title }, author.token)).code).toBe('00000');
    await app.features.responseClearing.clearing.settled();

    expect((await rowsOf(id)).map((row) => row.submissionId)).toEqual([attempt.submissionId]);
    expect((await startBy(app, submitted, id)).data.attempt.number).toBe(1);
  });
});
