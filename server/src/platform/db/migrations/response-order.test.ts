import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ENTITIES } from '../../../entities.js';
import { Response } from '../../../features/response/response.entity.js';
import { ResponseLog } from '../../../features/response/response-log.entity.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { openDatabase } from '../open-database.js';
import { ResponseOrder1763600000015 } from './1763600000015-response-order.js';
import { MIGRATIONS } from './index.js';

describe('the migration that numbers responses', () => {
  let store: TestDatabase;

  beforeEach(async () => {
    store = await createTestDatabase();
  });
  afterEach(() => store.drop());

  it('gives those that are there the numbers of their log, and can be taken back', async () => {
    const { writer, close } = await opened();
    const same = { surveyId: 's', payloadHash: '', status: 'complete' as const, version: 1, answers: { 1: { text: 'kept' } } };
    for (const [seq, id] of ['c', 'a', 'b'].entries()) {
      const row = { ...same, id, seq: seq + 1, submissionId: id, submittedAt: new Date(1000 - seq) };
      await writer.getRepository(Response).insert(row);
      await writer.getRepository(ResponseLog).insert({ surveyId: 's', seq: seq + 1, kind: 'submitted', responseId: id });
    }

    const undone = MIGRATIONS.slice(MIGRATIONS.indexOf(ResponseOrder1763600000015));
    for (const _ of undone) await writer.undoLastMigration({ transaction: 'each' });
    const before: object[] = await writer.query('SELECT * FROM response');
    await writer.runMigrations({ transaction: 'each' });

    expect(before.map((row) => 'seq' in row)).toEqual([false, false, false]);
    const after = await writer.getRepository(Response).find({ order: { seq: 'ASC' } });
    expect(after.map(({ id, seq, answers }) => [id, seq, answers])).toEqual([
      ['c', 1, { 1: { text: 'kept' } }],
      ['a', 2, { 1: { text: 'kept' } }],
      ['b', 3, { 1: { text: 'kept' } }],
    ]);
    await close();
  });

  async function opened() {
    const database = await openDatabase(store.url, ENTITIES);
    return { writer: database.writer, close: () => database.close() };
  }
});
