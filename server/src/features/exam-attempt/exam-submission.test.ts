import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ExamSetting } from '@wence/schema';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp } from '../account/account.factory.js';
import { makeKey } from '../api-key/api-key.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { Response } from '../response/response.entity.js';
import { ExamAttempt } from './exam-attempt.entity.js';
import { HALF, newDevice, RIGHT, RIVER, startBy, submitBy, timedExam } from './exam-attempt.factory.js';

const MINUTE = 60_000;
const GRACE = 10_000;
const SUBMIT = 'mutation ($input: SubmitResponseInput!) { submitResponse(input: $input) { responseId } }';

describe('answers to an exam with a clock', () => {
  let app: TestApp;
  /** A key, because the clock goes on for longer than somebody stays signed in. */
  let author: { readonly token: string };

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = { token: (await makeKey(app, await signUp(app))).secret };
  });
  afterAll(() => app.stop());

  /** An attempt that has just begun. */
  async function begun(exam: ExamSetting = { timeLimit: 30 }) {
    const id = await launchedSurvey(app, author, timedExam(exam));
    const device = newDevice();
    const { submissionId, dueAt, earliestAt } = (await startBy(app, device, id)).data.attempt;
    const send = (more: object = {}) => submitBy(app, device, id, { submissionId, answers: RIGHT, ...more });
    const sent = async (more?: object) => {
      const { code, data } = await send(more);
      return [code, data];
    };
    return { id, device, submissionId, dueAt, earliestAt, send, sent };
  }
  const toMoment = (moment: string, more: number) => app.clock.advance(Date.parse(moment) - app.clock.now().getTime() + more);
  const responseOf = (surveyId: string) => app.platform.database.repository(Response).findOneBy({ surveyId });

  it('are taken without a mobile that nobody has time to prove any more', async () => {
    const plain = timedExam({ timeLimit: 30 });
    const asking = {
      ...plain,
      lastId: 900,
      nodes: [...plain.nodes, { id: 900, code: 'Q9', type: 60 as const, title: 'Your mobile', required: true }],
    };
    const id = await launchedSurvey(app, author, asking);
    const device = newDevice();
    const { submissionId, dueAt } = (await startBy(app, device, id)).data.attempt;
    const body = { submissionId, answers: { ...RIGHT, 900: { text: '13800000000' } } };
    const before = await submitBy(app, device, id, body);
    expect([before.code, before.data]).toEqual(['A0400', { errors: [{ nodeId: 900, reason: 'unverified' }] }]);
    toMoment(dueAt, 0);

    const first = await submitBy(app, device, id, { ...body, byClock: true });
    expect(first.code).toBe('00000');
    expect((await responseOf(id))?.answers).toEqual(RIGHT);
    const again = await submitBy(app, device, id, { ...body, byClock: true });
    expect(again.data).toEqual({ ...first.data, replayed: true });
  });

  it.each([-GRACE, -1, 0, GRACE - 1, GRACE])('are taken %i ms after the end', async (after) => {
    const { id, dueAt, sent, submissionId } = await begun();
    toMoment(dueAt, after);

    expect((await sent())[0]).toBe('00000');
    const row = await app.platform.database.repository(ExamAttempt).findOneByOrFail({ surveyId: id, submissionId });
    expect(row.submittedAt).toEqual(app.clock.now());
  });

  it('are refused a millisecond after the grace, by the clock as well', async () => {
    const { id, dueAt, sent } = await begun();
    toMoment(dueAt, GRACE + 1);

    expect(await sent()).toEqual(['A0442', { dueAt }]);
    expect(await sent({ byClock: true })).toEqual(['A0442', { dueAt }]);
    expect(await responseOf(id)).toBeNull();
  });

  it('are refused before the shortest time, and taken from then on', async () => {
    const { earliestAt, sent } = await begun({ timeLimit: 30, minMinutes: 5 });
    toMoment(earliestAt, -1);
    expect(await sent()).toEqual(['A0443', { earliestAt }]);
    toMoment(earliestAt, 0);
    expect((await sent())[0]).toBe('00000');
  });

  it('get the first receipt when they are sent again, however late', async () => {
    const { dueAt, send } = await begun();
    const first = await send();
    toMoment(dueAt, 60 * MINUTE);

    expect((await send()).data).toEqual({ ...first.data, replayed: true });
    expect((await send({ answers: HALF })).code).toBe('A0506');
  });

  it('are stored once when they are sent many times at once', async () => {
    const { id, send } = await begun({ attempts: 1 });
    const all = await Promise.all(Array.from({ length: 8 }, () => send()));
    expect(new Set(all.map(({ data }) => data.responseId)).size).toBe(1);
    expect(await app.platform.database.repository(Response).countBy({ surveyId: id })).toBe(1);
  });

  it('belong to the attempt of whoever sends them: no other id, and nobody else', async () => {
    const { id, device, submissionId, sent } = await begun();
    const unknown = ['A0441', { reason: 'unknown' }];
    expect(await sent({ submissionId: randomUUID() })).toEqual(unknown);
    const stranger = await submitBy(app, newDevice(), id, { submissionId, answers: RIGHT });
    expect([stranger.code, stranger.data]).toEqual(unknown);
    const other = await begun();
    expect(await other.sent({ submissionId })).toEqual(unknown);
    const program = await graph(app, SUBMIT, { input: { surveyId: id, submissionId, answers: RIGHT } });
    expect(program.code).toBe('A0441');

    expect((await submitBy(app, device, id, { submissionId, answers: RIGHT })).code).toBe('00000');
  });

  it('gain nothing by the clock of the device: neither by a later start nor by another one', async () => {
    const { id, device, dueAt, sent } = await begun();
    app.clock.advance(29 * MINUTE);
    expect((await startBy(app, device, id)).data.attempt.dueAt).toBe(dueAt);
    toMoment(dueAt, GRACE + 1);
    expect((await sent({ startedAt: app.clock.now().toISOString() }))[0]).toBe('A0442');
    expect((await sent({ startedAt: '2999-01-01T00:00:00.000Z' }))[0]).toBe('A0442');
  });

  it('may leave open what has to be answered when the clock ends the attempt, and not before', async () => {
    const { id, dueAt, sent } = await begun();
    const open = { answers: HALF };
    toMoment(dueAt, -2001);
    expect((await sent({ ...open, byClock: true }))[0]).toBe('A0444');
    toMoment(dueAt, -2000);
    expect((await sent(open))[0]).toBe('A0400');

    expect((await sent({ ...open, byClock: true }))[0]).toBe('00000');
    const response = await responseOf(id);
    expect(response?.exam).toMatchObject({ score: 2, maximum: 5 });
    expect(response?.answers).toEqual(HALF);
  });

  it('count as none where they break a rule when the clock ends the attempt', async () => {
    const { id, dueAt, sent } = await begun();
    toMoment(dueAt, 0);
    expect((await sent({ answers: { ...HALF, [RIVER]: { option: 9 }, 999: { text: 'x' } }, byClock: true }))[0]).toBe('00000');
    expect((await responseOf(id))?.answers).toEqual(HALF);
  });

  it('cannot be ended by a clock that there is not', async () => {
    const untimed = await begun({ attempts: 1 });
    expect((await untimed.sent({ byClock: true }))[0]).toBe('A0444');
    expect((await untimed.sent({ answers: HALF, byClock: true }))[0]).toBe('A0400');
    const id = await launchedSurvey(app, author, timedExam({ passScore: 1 }));
    const sent = await submitBy(app, newDevice(), id, { submissionId: randomUUID(), answers: RIGHT, byClock: true });
    expect(sent.code).toBe('A0444');
  });

  it('are taken in test mode without an attempt', async () => {
    const { id } = await begun();
    const { token: test } = (await v1(app, 'POST', `/v1/surveys/test/${id}`, {}, author.token)).data;
    const sent = (more: object) => submitBy(app, newDevice(), id, { submissionId: randomUUID(), test, answers: RIGHT, ...more });
    expect((await sent({})).code).toBe('00000');
    expect((await sent({ answers: HALF, byClock: true })).code).toBe('00000');
    expect((await sent({ answers: HALF })).code).toBe('A0400');
  });
});
