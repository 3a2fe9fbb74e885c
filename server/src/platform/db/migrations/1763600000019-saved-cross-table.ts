import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Set-ups of cross reports that are saved under a name. */
export class SavedCrossTable1763600000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.createTable(
      new Table({
        name: 'saved_cross_table',
        columns: [
          column('id', types.id, { isPrimary: true }),
          column('survey_id', types.id),
          column('owner_id', types.id),
          column('name', types.token(24)),
          column('setup', types.document),
          column('created_at', types.instant),
        ],
        indices: [{ name: 'UQ_saved_cross_table_name', columnNames: ['survey_id', 'name'], isUnique: true }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('saved_cross_table');
  }
}
