import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Export files of responses, and the line in which they wait to be made. */
export class ExportTask1763600000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.createTable(
      new Table({
        name: 'export_task',
        columns: [
          column('id', types.id, { isPrimary: true }),
          column('survey_id', types.id),
          column('owner_id', types.id),
          column('type', types.token(16)),
          column('status', types.token(16)),
          column('options', types.document),
          column('rows_done', types.integer),
          column('rows_total', types.integer, { isNullable: true }),
          column('failure', types.token(16), { isNullable: true }),
          column('file_name', types.token(200), { isNullable: true }),
          column('file_key', types.id, { isNullable: true }),
          column('size', types.bigint, { isNullable: true }),
          column('created_at', types.instant),
          column('started_at', types.instant, { isNullable: true }),
          column('finished_at', types.instant, { isNullable: true }),
          column('expires_at', types.instant, { isNullable: true }),
          column('lease_owner', types.id, { isNullable: true }),
          column('lease_until', types.instant, { isNullable: true }),
          column('attempts', types.integer),
        ],
        indices: [
          { name: 'IDX_export_task_survey', columnNames: ['survey_id', 'created_at'] },
          { name: 'IDX_export_task_owner', columnNames: ['owner_id', 'status'] },
          { name: 'IDX_export_task_status', columnNames: ['status', 'expires_at'] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('export_task');
  }
}
