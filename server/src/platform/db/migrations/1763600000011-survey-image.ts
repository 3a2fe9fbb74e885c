import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** The libraries of pictures that surveys have. */
export class SurveyImage1763600000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.createTable(
      new Table({
        name: 'survey_image',
        columns: [
          column('id', types.id, { isPrimary: true }),
          column('survey_id', types.id),
          column('owner_id', types.id),
          column('name', types.token(64)),
          column('original_name', types.token(200)),
          column('created_at', types.instant),
        ],
        indices: [
          { name: 'UQ_survey_image_name', columnNames: ['survey_id', 'name'], isUnique: true },
          { name: 'IDX_survey_image_survey', columnNames: ['survey_id', 'created_at', 'id'] },
          { name: 'IDX_survey_image_owner', columnNames: ['owner_id', 'created_at', 'id'] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('survey_image');
  }
}
