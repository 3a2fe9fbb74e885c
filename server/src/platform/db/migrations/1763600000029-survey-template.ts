import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** The templates that authors keep. */
export class SurveyTemplate1763600000029 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.createTable(
      new Table({
        name: 'survey_template',
        columns: [
          column('id', types.id, { isPrimary: true }),
          column('owner_id', types.id),
          column('topic', types.token(32)),
          column('title', types.token(100)),
          column('description', types.token(200)),
          column('language', types.token(8)),
          column('facts', types.document),
          column('search_key', types.document),
          column('definition', types.document),
          column('created_at', types.instant),
          column('updated_at', types.instant),
        ],
        indices: [{ name: 'IDX_survey_template_owner', columnNames: ['owner_id', 'created_at', 'id'] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('survey_template');
  }
}
