import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { OutboxEntry } from '../../platform/outbox/outbox-entry.entity.js';
import { v1, type V1Answer } from '../../testing/callers.js';
import { TcpProxy } from '../../testing/tcp-proxy.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey, stop } from '../publish/publish.factory.js';
import { Response } from '../response/response.entity.js';
import { submit } from '../response/response.factory.js';
import { ResponseLog } from '../response/response-log.entity.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(tea, { Q1: 'tea' });
const others = answersOf(tea, { Q1: 'coffee' });

let app: TestApp;
let author: SignedUp;

const seqsOf = async (surveyId: string) =>
  (await app.platform.database.repository(ResponseLog).find({ where: { surveyId }, order: { seq: 'ASC' } })).map(({ seq }) => seq);
const rowsOf = (surveyId: string) => app.platform.database.repository(Response).countBy({ surveyId });
const told = (surveyId: string) => app.platform.database.repository(OutboxEntry).findBy({ surveyId });
async function outcome(name: string) {
  const { values } = await app.platform.metrics.submissions.get();
  return values.find(({ labels }) => labels.outcome === name)?.value ?? 0;
}

describe('submissions that share a commit', () => {
  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());
  afterEach(() => void jest.restoreAllMocks());

  it('need fewer transactions than there are of them, and each leaves one entry in the outbox', async () => {
    const id = await launchedSurvey(app, author, tea);
    await submit(app, id, answers);
    const units = jest.spyOn(app.platform.unit, 'run');

    const { collect } = app.features.collect;

    const receipts = await Promise.all(
      Array.from({ length: 100 }, () => collect.submit(id, { submissionId: randomUUID(), answers: { ...answers } })),
    );

    // Those that came before the first began go with it, the rest while it was under way.
    expect(units.mock.calls.length).toBeLessThanOrEqual(3);
    const entries = await told(id);
    expect(new Set(entries.map(({ responseId }) => responseId)).size).toBe(101);
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(101);
    expect(entries.map(({ responseId }) => responseId)).toEqual(expect.arrayContaining(receipts.map(({ responseId }) => responseId)));
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['response.submitted']));
  });

  it('get what each would have got alone: stored, replayed, refused, on several surveys at once', async () => {
    const [open, another, closed] = await Promise.all([1, 2, 3].map(() => launchedSurvey(app, author, tea)));
    for (const id of [open, another, closed]) await submit(app, id!, answers);
    await stop(app, author, closed!);
    const submissionId = randomUUID();
    const [accepted, replayed] = [await outcome('accepted'), await outcome('replayed')];

    const results = await Promise.all([
      ...Array.from({ length: 10 }, () => submit(app, open!, answers)),
      ...Array.from({ length: 10 }, () => submit(app, another!, answers)),
      ...Array.from({ length: 10 }, () => submit(app, closed!, answers)),
      ...Array.from({ length: 10 }, () => submit(app, open!, answers, { submissionId })),
      submit(app, 'nosuchsurv', answers),
    ]);
    const reused = await submit(app, open!, others, { submissionId });

    const codes = (from: number, to: number) => [...new Set(results.slice(from, to).map(({ code }: V1Answer) => code))];
    expect([codes(0, 20), codes(20, 30), codes(30, 40), codes(40, 41), reused.code]).toEqual([
      ['00000'],
      ['A0411'],
      ['00000'],
      ['A0404'],
      'A0506',
    ]);
    expect(results.slice(30, 40).filter(({ data }) => !data.replayed)).toHaveLength(1);
    expect(await seqsOf(open!)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(await seqsOf(another!)).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
    expect(await rowsOf(closed!)).toBe(1);
    expect([(await outcome('accepted')) - accepted, (await outcome('replayed')) - replayed]).toEqual([21, 9]);
  });

  it('come alone when one of them makes their common transaction fail: only that one fails', async () => {
    const id = await launchedSurvey(app, author, tea);
    // Ids of one instant differ by what chance adds. One that is taken already breaks the insert of the whole batch.
    const now = app.platform.clock.now();
    jest.spyOn(app.platform.clock, 'now').mockReturnValue(now);
    const taken: string = (await submit(app, id, answers)).data.responseId;
    const chance = app.platform.random.bytes(8).toString('hex').slice(0, 8);
    let count = 0;
    let made = 0;
    jest.spyOn(app.platform.random, 'id').mockImplementation((length) => {
      if (length === 12) count += 1;
      // Each takes two, the first for the response.
      return length === 12 && count === 21
        ? taken.slice(-length)
        : `${chance}${String(10_000 + ++made)}`.padStart(length, '0').slice(-length);
    });

    const results = await Promise.all(Array.from({ length: 30 }, () => submit(app, id, answers)));

    const failed = results.filter(({ code }) => code !== '00000');
    expect(failed).toHaveLength(1);
    expect(await rowsOf(id)).toBe(30);
    expect(await seqsOf(id)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });
});

(globalThis.TEST_DATABASE === 'mysql' ? describe : describe.skip)('a commit that nobody answered', () => {
  let store: TestDatabase;
  let proxy: TcpProxy;

  beforeAll(async () => {
    store = await createTestDatabase();
    proxy = new TcpProxy(new URL(store.url));
    await proxy.open();
    app = await startTestApp({ DATABASE_URL: proxy.url });
    author = await signUp(app);
  });
  afterAll(async () => {
    await app.stop();
    await proxy.close();
    await store.drop();
  });

  it.each([['COMMIT'], ['INSERT INTO response ']])(
    'F4 is looked for again after a cut at %s: every submission is stored once, and acknowledged',
    async (statement) => {
      const id = await launchedSurvey(app, author, tea);
      await submit(app, id, answers);
      proxy[statement === 'COMMIT' ? 'cutAfter' : 'cutBefore'](statement);

      const receipts = await Promise.all(Array.from({ length: 20 }, () => submit(app, id, answers)));

      expect(receipts.map(({ code, data }) => [code, data?.replayed])).toEqual(Array.from({ length: 20 }, () => ['00000', false]));
      expect(await seqsOf(id)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
      expect(await told(id)).toHaveLength(21);
    },
  );

  it('F3 refuses with B0503 and Retry-After while the database is away, and takes the same submission when it is back', async () => {
    const id = await launchedSurvey(app, author, tea);
    await submit(app, id, answers);
    const submissionId = randomUUID();
    await proxy.close();

    const away = await submit(app, id, answers, { submissionId });
    const read = await v1(app, 'GET', `/v1/r/${id}`);
    await proxy.open();
    const back = await submit(app, id, answers, { submissionId });

    expect([away.status, away.code, away.headers['retry-after']]).toEqual([503, 'B0503', '1']);
    expect([read.status, read.code]).toEqual([503, 'B0503']);
    expect([back.code, back.data.replayed]).toEqual(['00000', false]);
    expect(await rowsOf(id)).toBe(2);
  });
});
