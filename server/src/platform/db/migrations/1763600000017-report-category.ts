import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Filters that are saved under a name: the categories of category reports. */
export class ReportCategory1763600000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.createTable(
      new Table({
        name: 'report_category',
        columns: [
          column('id', types.id, { isPrimary: true }),
          column('survey_id', types.id),
          column('owner_id', types.id),
          column('name', types.token(24)),
          column('conditions', types.document),
          column('position', types.integer),
          column('created_at', types.instant),
        ],
        indices: [{ name: 'UQ_report_category_name', columnNames: ['survey_id', 'name'], isUnique: true }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('report_category');
  }
}
