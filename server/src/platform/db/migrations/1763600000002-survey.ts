import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Surveys, their drafts and the log of edits. */
export class Survey1763600000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    const survey = [
      column('id', types.id, { isPrimary: true }),
      column('number', types.integer),
      column('owner_id', types.id),
      column('title', types.token(2000)),
      column('title_key', types.token(4000)),
      column('state', types.integer),
      column('published_version', types.integer, { isNullable: true }),
      column('created_at', types.instant),
      column('updated_at', types.instant),
      column('recycled_at', types.instant, { isNullable: true }),
    ];
    const draft = [
      column('survey_id', types.id, { isPrimary: true }),
      column('revision', types.integer),
      column('definition', types.document),
    ];
    const edit = [
      column('survey_id', types.id, { isPrimary: true }),
      column('revision', types.integer, { isPrimary: true }),
      column('base_revision', types.integer),
      column('client_op_id', types.token(64)),
      column('author_id', types.id),
      column('operations', types.document),
      column('inverse', types.document),
      column('touched', types.document),
      column('created', types.document),
      column('created_at', types.instant),
    ];
    const surveyIndices = [
      { name: 'UQ_survey_number', columnNames: ['number'], isUnique: true },
      { name: 'IDX_survey_owner', columnNames: ['owner_id', 'created_at', 'id'] },
    ];
    const editIndices = [{ name: 'UQ_survey_edit_client_op', columnNames: ['survey_id', 'client_op_id'], isUnique: true }];
    await runner.createTable(new Table({ name: 'survey', columns: survey, indices: surveyIndices }));
    await runner.createTable(new Table({ name: 'survey_draft', columns: draft }));
    await runner.createTable(new Table({ name: 'survey_edit', columns: edit, indices: editIndices }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('survey_edit');
    await runner.dropTable('survey_draft');
    await runner.dropTable('survey');
  }
}
