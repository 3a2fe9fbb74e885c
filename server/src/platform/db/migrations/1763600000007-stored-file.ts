import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Files that respondents hand in. The bytes lie in the object store. */
export class StoredFile1763600000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.createTable(
      new Table({
        name: 'stored_file',
        columns: [
          column('id', types.id, { isPrimary: true }),
          column('survey_id', types.id),
          column('submission_id', types.token(36)),
          column('node_id', types.integer),
          column('response_id', types.id, { isNullable: true }),
          column('name', types.token(200)),
          column('size', types.bigint),
          column('created_at', types.instant),
        ],
        indices: [
          { name: 'IDX_stored_file_submission', columnNames: ['survey_id', 'submission_id'] },
          { name: 'IDX_stored_file_response', columnNames: ['response_id', 'created_at'] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('stored_file');
  }
}
