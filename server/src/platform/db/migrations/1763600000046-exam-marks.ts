import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Answers of exams that people mark, and what they gave for them. */
export class ExamMarks1763600000046 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    const columns = [
      column('response_id', types.id, { isPrimary: true }),
      column('node_id', types.integer, { isPrimary: true }),
      column('survey_id', types.id),
      column('seq', types.bigint),
      column('state', types.token(16)),
      column('halves', types.integer, { isNullable: true }),
      column('comment', types.document, { isNullable: true }),
      column('marked_by', types.id, { isNullable: true }),
      column('marked_at', types.instant, { isNullable: true }),
    ];
    const indices = [
      { name: 'IDX_hand_mark_response', columnNames: ['survey_id', 'state', 'seq', 'node_id'] },
      { name: 'IDX_hand_mark_node', columnNames: ['survey_id', 'node_id', 'state', 'seq'] },
    ];
    await runner.createTable(new Table({ name: 'hand_mark', columns, indices }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('hand_mark');
  }
}
