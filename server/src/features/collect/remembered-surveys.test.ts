import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey, relaunch, stop } from '../publish/publish.factory.js';
import type { HeldSurvey } from './decide-submissions.js';
import { RememberedSurveys } from './remembered-surveys.js';
import { Response } from '../response/response.entity.js';
import { submit } from '../response/response.factory.js';
import { ResponseLog } from '../response/response-log.entity.js';
import { ResponseStore } from './response-store.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(tea, { Q1: 'tea' });

describe('what is remembered of surveys', () => {
  const held: HeldSurvey = { state: 1, publishedVersion: 1, recycled: false, seq: null, responses: 0, lastResponse: 0 };
  const read = { surveys: new Map([['s', held]]), taken: new Map<string, number>(), isRecalled: false };
  const recalledFacts = { ...read, isRecalled: true };
  const none = new Map();
  const counted = (seq: number) => new Map([['s', { seq, responses: seq, lastResponse: seq, fresh: seq === 1 }]]);
  const recalled = (memory: RememberedSurveys, times: number) =>
    Array.from({ length: times }, () => memory.recall('s')?.survey.seq ?? null);

  it('is how the last commit left them', () => {
    const memory = new RememberedSurveys();

    expect(memory.recall('s')).toBeNull();
    memory.keep(read, counted(7), none);

    expect(memory.recall('s')?.survey).toEqual({ ...held, seq: 7, responses: 7, lastResponse: 7 });
    expect(memory.recall('another')).toBeNull();
  });

  it('rests after it was wrong, longer each time in a row, and is believed again when it was right', () => {
    const memory = new RememberedSurveys();
    memory.keep(read, counted(1), none);

    memory.wasWrong('s');
    memory.keep(read, counted(2), none);
    expect(recalled(memory, 4)).toEqual([null, null, 2, 2]);
    memory.wasWrong('s');
    expect(recalled(memory, 5)).toEqual([null, null, null, null, 2]);
    memory.keep(recalledFacts, counted(3), none);
    memory.wasWrong('s');
    expect(recalled(memory, 3)).toEqual([null, null, 3]);
    for (let times = 0; times < 10; times += 1) memory.wasWrong('s');
    expect(recalled(memory, 65).filter((seq) => seq === null)).toHaveLength(64);
  });
});

describe('a survey that was changed behind the back of the server that remembers it', () => {
  let app: TestApp;
  let author: SignedUp;
  /** Once remembered, nothing is read before it is written; SQLite, which answers from the same process, is always read. */
  const readsWhenRemembered = globalThis.TEST_DATABASE === 'mysql' ? 0 : 1;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());
  afterEach(() => void jest.restoreAllMocks());

  const remembered = async () => {
    const id = await launchedSurvey(app, author, tea);
    for (let times = 0; times < 2; times += 1) await submit(app, id, answers);
    return id;
  };
  /** Writes as another server would, without this one being notified. */
  const elsewhere = (sql: string, id: string) => app.platform.database.writer.query(sql, [id]);
  const seqsOf = async (surveyId: string) =>
    (await app.platform.database.repository(ResponseLog).find({ where: { surveyId }, order: { seq: 'ASC' } })).map(({ seq }) => seq);

  it('is not read again while it is as it was left', async () => {
    const id = await remembered();
    const hold = jest.spyOn(ResponseStore.prototype, 'hold');

    const { code } = await submit(app, id, answers);

    expect([code, hold.mock.calls.length]).toEqual(['00000', readsWhenRemembered]);
    expect(await seqsOf(id)).toEqual([1, 2, 3]);
    expect(await app.features.response.responses.counterOf(id)).toEqual({ responses: 3, seq: 3 });
  });

  it.each([
    ['ended', 'UPDATE survey SET state = 2 WHERE id = ?', 'A0418'],
    ['thrown into the bin', 'UPDATE survey SET recycled_at = 1 WHERE id = ?', 'A0404'],
    ['deleted for good', 'DELETE FROM survey WHERE id = ?', 'A0404'],
    ['never launched, by what its row says', 'UPDATE survey SET published_version = NULL WHERE id = ?', 'A0411'],
  ])('%s: the next submission is refused as if it had been read', async (_what, sql, code) => {
    const id = await remembered();
    await elsewhere(sql, id);

    const refused = await submit(app, id, answers);

    expect(refused.code).toBe(code);
    expect(await app.platform.database.repository(Response).countBy({ surveyId: id })).toBe(2);
    expect(await seqsOf(id)).toEqual([1, 2]);
  });

  it('counted on: the next submission gets the number after, and is remembered from there', async () => {
    const id = await remembered();
    await elsewhere('UPDATE survey_counter SET seq = seq + 10, responses = responses + 7 WHERE survey_id = ?', id);

    for (let times = 0; times < 5; times += 1) await submit(app, id, answers);

    expect(await seqsOf(id)).toEqual([1, 2, 13, 14, 15, 16, 17]);
    expect(await app.features.response.responses.counterOf(id)).toEqual({ responses: 14, seq: 17 });
  });

  it('full by then: the next submission is stored as one too many', async () => {
    const id = await launchedSurvey(app, author, { ...tea, settings: { total: 3 } });
    for (let times = 0; times < 2; times += 1) await submit(app, id, answers);
    await elsewhere('UPDATE survey_counter SET seq = 3, responses = 3 WHERE survey_id = ?', id);

    expect((await submit(app, id, answers)).data).toMatchObject({ status: 'over_quota' });
  });

  it('stopped and launched with another question: answers that fit the old one are refused', async () => {
    const id = await remembered();

    await relaunch(app, author, id, survey(single('Q1', 'Which?', ['one', 'two']), single('Q2', 'And?', ['a', 'b'], { required: true })));

    expect((await submit(app, id, answers)).code).toBe('A0400');
    await stop(app, author, id);
    expect((await submit(app, id, answers)).code).toBe('A0411');
    expect(await seqsOf(id)).toEqual([1, 2]);
  });

  it('takes a hundred at once, a replay among them, without a gap', async () => {
    const id = await remembered();
    const submissionId = crypto.randomUUID();
    await submit(app, id, answers, { submissionId });

    const receipts = await Promise.all([
      ...Array.from({ length: 100 }, () => submit(app, id, answers)),
      submit(app, id, answers, { submissionId }),
    ]);

    expect(receipts.filter(({ data }) => data.replayed)).toHaveLength(1);
    expect(await seqsOf(id)).toEqual(Array.from({ length: 103 }, (_, index) => index + 1));
  });
});
