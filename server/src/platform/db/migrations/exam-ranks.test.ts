import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { rankOf } from '@wence/schema';
import { ENTITIES } from '../../../entities.js';
import { Response } from '../../../features/response/response.entity.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { openDatabase } from '../open-database.js';
import { ExamRanks1763600000047 } from './1763600000047-exam-ranks.js';
import { MIGRATIONS } from './index.js';

/** More than the migration reads at a time. */
const MORE = 230;

describe('the migration that ranks responses of exams', () => {
  let store: TestDatabase;

  beforeEach(async () => {
    store = await createTestDatabase();
  });
  afterEach(() => store.drop());

  it('ranks complete responses whose score is final as new ones are, and can be taken back', async () => {
    const { writer, close } = await opened();
    const responses = writer.getRepository(Response);
    let seq = 0;
    const put = (id: string, more: Partial<Response>) => {
      seq += 1;
      const same = { surveyId: 's', payloadHash: '', status: 'complete' as const, version: 1, answers: {}, submittedAt: new Date(90_500) };
      return responses.insert({ ...same, id, submissionId: id, seq, ...more });
    };
    const exam = { score: 2.5, maximum: 5, questions: [] };
    await put('timed', { exam, startedAt: new Date(0) });
    await put('untimed', { exam });
    await put('waiting', { exam: { ...exam, waiting: 1 } });
    await put('over', { exam, status: 'over_quota' });
    await put('plain', {});
    for (let place = 0; place < MORE; place += 1) await put(`more${String(place).padStart(3, '0')}`, { exam });

    const undone = MIGRATIONS.slice(MIGRATIONS.indexOf(ExamRanks1763600000047));
    for (const _ of undone) await writer.undoLastMigration({ transaction: 'each' });
    const [before] = await writer.query<object[]>('SELECT * FROM response LIMIT 1');
    await writer.runMigrations({ transaction: 'each' });

    expect(before && 'rank_key' in before).toBe(false);
    const ranks = new Map((await responses.find()).map(({ id, rankKey }) => [id, rankKey]));
    const untimed = rankOf({ score: 2.5, seconds: null });
    expect(['timed', 'untimed', 'waiting', 'over', 'plain'].map((id) => ranks.get(id))).toEqual([
      rankOf({ score: 2.5, seconds: 90 }),
      untimed,
      null,
      null,
      null,
    ]);
    expect([...ranks.values()].filter((rank) => rank === untimed)).toHaveLength(MORE + 1);
    await close();
  });

  async function opened() {
    const database = await openDatabase(store.url, ENTITIES);
    return { writer: database.writer, close: () => database.close() };
  }
});
