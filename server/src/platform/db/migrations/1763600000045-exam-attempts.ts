import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Attempts at exams. */
export class ExamAttempts1763600000045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    const optional = { isNullable: true };
    const columns = [
      column('id', types.id, { isPrimary: true }),
      column('survey_id', types.id),
      column('person', types.token(48)),
      column('number', types.integer),
      column('submission_id', types.token(36)),
      column('version', types.integer),
      column('started_at', types.instant),
      column('earliest_at', types.instant),
      column('due_at', types.instant, optional),
      column('submitted_at', types.instant, optional),
    ];
    const indices = [
      { name: 'UQ_exam_attempt', columnNames: ['survey_id', 'person', 'number'], isUnique: true },
      { name: 'UQ_exam_attempt_submission', columnNames: ['survey_id', 'submission_id'], isUnique: true },
    ];
    await runner.createTable(new Table({ name: 'exam_attempt', columns, indices }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('exam_attempt');
  }
}
