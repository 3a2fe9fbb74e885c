import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { v1, type V1Answer } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { contextOf, launchedSurvey } from '../publish/publish.factory.js';
import { Response } from '../response/response.entity.js';
import { ResponseLog } from '../response/response-log.entity.js';
import { submit } from '../response/response.factory.js';

const COPIES = 500;
const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(tea, { Q1: 'tea' });

const many = (each: (index: number) => Promise<V1Answer>, count = COPIES) => Promise.all(Array.from({ length: count }, (_, i) => each(i)));

/** Long enough for a request to come as far as it can. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('exactly once', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const rowsOf = (surveyId: string) => app.platform.database.repository(Response).countBy({ surveyId });
  const logOf = (surveyId: string) => app.platform.database.repository(ResponseLog).find({ where: { surveyId }, order: { seq: 'ASC' } });

  it('makes one row and one receipt of 500 copies that arrive at once', async () => {
    const id = await launchedSurvey(app, author, tea);
    const submissionId = randomUUID();

    const receipts = await many(() => submit(app, id, answers, { submissionId }));

    expect(new Set(receipts.map(({ code }) => code))).toEqual(new Set(['00000']));
    expect(new Set(receipts.map(({ data }) => data.responseId)).size).toBe(1);
    expect(receipts.filter(({ data }) => !data.replayed)).toHaveLength(1);
    expect(await rowsOf(id)).toBe(1);
    expect(await logOf(id)).toHaveLength(1);
    expect(await app.features.response.responses.counterOf(id)).toEqual({ responses: 1, seq: 1 });
  });

  it('stores every one of 500 different submissions that arrive at once, numbered without a gap', async () => {
    const id = await launchedSurvey(app, author, tea);

    const receipts = await many(() => submit(app, id, answers));

    expect(receipts.every(({ code, data }) => code === '00000' && !data.replayed)).toBe(true);
    expect((await logOf(id)).map(({ seq }) => seq)).toEqual(Array.from({ length: COPIES }, (_, index) => index + 1));
    expect(new Set((await logOf(id)).map(({ responseId }) => responseId))).toEqual(new Set(receipts.map(({ data }) => data.responseId)));
    expect(await app.features.response.responses.counterOf(id)).toEqual({ responses: COPIES, seq: COPIES });
  });

  it('counts exactly the 100 that were asked for of 500 that arrive at once; the others are stored and told that they came too late', async () => {
    const id = await launchedSurvey(app, author, { ...tea, settings: { total: 100 } });

    const receipts = await many(() => submit(app, id, answers));

    const told = receipts.map(({ data }) => data.status as string);
    expect([told.filter((status) => status === 'complete').length, told.filter((status) => status === 'over_quota').length]).toEqual([
      100, 400,
    ]);
    const stored = await app.platform.database.repository(Response).find({ select: { id: true, status: true }, where: { surveyId: id } });
    expect(new Map(stored.map((row) => [row.id, row.status]))).toEqual(new Map(receipts.map(({ data }) => [data.responseId, data.status])));
    expect(await app.features.response.responses.counterOf(id)).toEqual({ responses: 100, seq: COPIES });
  });

  it('refuses a submission that was on its way while a stop committed, and stores nothing of it', async () => {
    const id = await launchedSurvey(app, author, tea);

    const { onItsWay } = await app.platform.unit.run(async () => {
      await app.features.publish.publishing.stop(contextOf(app, author), id);
      const begun = submit(app, id, answers).then(({ code }) => code);
      await pause(200);
      return { onItsWay: begun };
    });

    expect(await onItsWay).toBe('A0411');
    expect(await rowsOf(id)).toBe(0);
    expect(await logOf(id)).toEqual([]);
  });

  it('lets a stop wait for a submission that is being stored', async () => {
    const id = await launchedSurvey(app, author, tea);
    let stopped = false;

    const { stopping } = await app.platform.unit.run(async () => {
      await app.features.collect.collect.submit(id, { submissionId: randomUUID(), answers: { ...answers } });
      const begun = v1(app, 'POST', `/v1/surveys/stop/${id}`, {}, author.token).then(({ code }) => {
        stopped = true;
        return code;
      });
      await pause(200);
      expect(stopped).toBe(false);
      return { stopping: begun };
    });

    expect(await stopping).toBe('00000');
    expect(await rowsOf(id)).toBe(1);
  });
});
