import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** What a response earned in an exam. */
export class ExamResult1763600000043 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('response', new TableColumn(column('exam', typesOf(runner).document, { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('response', 'exam');
  }
}
