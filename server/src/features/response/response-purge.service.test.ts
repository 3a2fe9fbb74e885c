import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { OutboxEntry } from '../../platform/outbox/outbox-entry.entity.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { Response } from './response.entity.js';
import { submit } from './response.factory.js';
import { ResponseLog } from './response-log.entity.js';

const MANY = 101;
const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));

describe('purging many responses', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const rowsOf = (id: string) =>
    Promise.all(
      [Response, ResponseLog].map((entity) => app.platform.database.repository<Response | ResponseLog>(entity).countBy({ surveyId: id })),
    );

  /** Inserts responses as if each had been submitted. */
  async function addMany(surveyId: string): Promise<void> {
    const { database, unit } = app.platform;
    const seqs = Array.from({ length: MANY }, (_, index) => index + 1);
    const of = (seq: number) => ({ seq, id: `${surveyId}${seq}`, submissionId: randomUUID(), submittedAt: app.clock.now() });
    const same = { surveyId, payloadHash: '', status: 'complete' as const, version: 1, answers: {} };
    await unit.run(async () => {
      await database.repository(Response).insert(seqs.map((seq) => ({ ...same, ...of(seq) })));
      await database
        .repository(ResponseLog)
        .insert(seqs.map((seq) => ({ surveyId, seq, kind: 'submitted' as const, responseId: of(seq).id })));
    });
  }

  it('deletes them all, in batches between which others write, and none of another survey', async () => {
    const [gone, other] = [await launchedSurvey(app, author, tea), await launchedSurvey(app, author, tea)];
    await addMany(gone);
    await submit(app, other, answersOf(tea, { Q1: 'tea' }));
    const units = jest.spyOn(app.platform.unit, 'run');

    await app.features.response.purge.purge(gone);

    // Three for the responses, three for the log, one for the counter.
    expect(units).toHaveBeenCalledTimes(7);
    expect(await rowsOf(gone)).toEqual([0, 0]);
    expect(await rowsOf(other)).toEqual([1, 1]);
  });

  it('takes what was to be told of them along', async () => {
    const [gone, other] = [await launchedSurvey(app, author, tea), await launchedSurvey(app, author, tea)];
    for (const id of [gone, other]) await submit(app, id, answersOf(tea, { Q1: 'tea' }));
    const entriesOf = (surveyId: string) => app.platform.database.repository(OutboxEntry).countBy({ surveyId });
    expect([await entriesOf(gone), await entriesOf(other)]).toEqual([1, 1]);

    await app.features.response.purge.purge(gone);

    expect([await entriesOf(gone), await entriesOf(other)]).toEqual([0, 1]);
  });
});
