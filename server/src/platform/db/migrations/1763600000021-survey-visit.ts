import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** The table tells how far each visit to a survey got. */
export class SurveyVisit1763600000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.createTable(
      new Table({
        name: 'survey_visit',
        // Kept in the order of its key, in which it is counted: SQLite would otherwise look each row up at another place.
        withoutRowid: true,
        columns: [
          column('survey_id', types.id, { isPrimary: true }),
          column('submission_id', types.token(36), { isPrimary: true }),
          column('version', types.integer),
          column('page', types.integer),
          column('place', types.integer),
          column('source', types.token(64), { isNullable: true }),
          column('opened_at', types.instant),
          column('started_at', types.instant, { isNullable: true }),
          column('last_at', types.instant),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('survey_visit');
  }
}
