import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import type { V1Answer } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { contextOf, launchedSurvey } from '../publish/publish.factory.js';
import { Response } from './response.entity.js';
import { ResponseLog } from './response-log.entity.js';
import { submit } from './response.factory.js';

const COPIES = 500;
const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(tea, { Q1: 'tea' });

const many = (each: (index: number) => Promise<V1Answer>, count = COPIES) => Promise.all(Array.from({ length: count }, (_, i) => each(i)));

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

  it('stores nothing after a stop has committed, and everything that was acknowledged', async () => {
    const id = await launchedSurvey(app, author, tea);
    let rowsAtStop = -1;
    const stopped = (async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      await app.features.publish.publishing.stop(contextOf(app, author), id);
      rowsAtStop = await rowsOf(id);
    })();

    const receipts = await many(() => submit(app, id, answers), 200);
    await stopped;

    expect(new Set(receipts.map(({ code }) => code))).not.toContain('B0001');
    expect(await rowsOf(id)).toBe(rowsAtStop);
    expect(receipts.filter(({ code }) => code === '00000')).toHaveLength(rowsAtStop);
  });
});
