import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Frozen versions of surveys. */
export class Publish1763600000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.createTable(
      new Table({
        name: 'survey_version',
        columns: [
          column('survey_id', types.id, { isPrimary: true }),
          column('version', types.integer, { isPrimary: true }),
          column('hash', types.token(64)),
          column('definition', types.document),
          column('created_at', types.instant),
          column('current_since', types.instant),
        ],
        indices: [{ name: 'UQ_survey_version_hash', columnNames: ['survey_id', 'hash'], isUnique: true }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('survey_version');
  }
}
