import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Tables of responses that authors have handed in, until they are imported or forgotten. */
export class ResponseImport1763600000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.createTable(
      new Table({
        name: 'response_import',
        columns: [
          column('id', types.id, { isPrimary: true }),
          column('survey_id', types.id),
          column('name', types.token(200)),
          column('size', types.bigint),
          column('options', types.document),
          column('status', types.token(16)),
          column('report', types.document),
          column('touched_at', types.instant),
          column('created_at', types.instant),
        ],
        indices: [
          { name: 'IDX_response_import_survey', columnNames: ['survey_id'] },
          { name: 'IDX_response_import_touched', columnNames: ['touched_at'] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('response_import');
  }
}
