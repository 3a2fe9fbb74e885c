import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

const BATCH = 200;
/** Of a score the halves up to the most that there can be, then seconds; a time that nobody knows is the longest. */
const MOST_HALVES = 200_000;
const LONGEST = 999_999_999;
const INDEX = 'IDX_response_rank';

interface Scored {
  readonly id: string;
  readonly exam: string;
  readonly started_at: string | number | null;
  readonly submitted_at: string | number;
}

/** Gives responses the number that rankings of exams sort them by, so that a place is counted in an index. */
export class ExamRanks1763600000047 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('response', new TableColumn(column('rank_key', typesOf(runner).bigint, { isNullable: true })));
    for (let last = ''; ; ) {
      const found: Scored[] = await runner.query(
        `SELECT id, exam, started_at, submitted_at FROM response WHERE id > ? AND exam IS NOT NULL AND status = 'complete' ORDER BY id LIMIT ${BATCH}`,
        [last],
      );
      for (const row of found) await runner.query('UPDATE response SET rank_key = ? WHERE id = ?', [keyOf(row), row.id]);
      if (found.length < BATCH) break;
      last = found.at(-1)?.id ?? last;
    }
    const columnNames = ['survey_id', 'rank_key', 'seq', 'invalid_at', 'deleted_at', 'submission_id'];
    await runner.createIndex('response', new TableIndex({ name: INDEX, columnNames }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('response', INDEX);
    await runner.dropColumn('response', 'rank_key');
  }
}

function keyOf({ exam, started_at: startedAt, submitted_at: submittedAt }: Scored): number | null {
  const { score, waiting } = JSON.parse(exam) as { readonly score: number; readonly waiting?: number };
  if (waiting) return null;
  const seconds = startedAt === null ? LONGEST : Math.floor((Number(submittedAt) - Number(startedAt)) / 1000);
  return (MOST_HALVES - Math.round(score * 2)) * (LONGEST + 1) + Math.min(LONGEST, Math.max(0, seconds));
}
