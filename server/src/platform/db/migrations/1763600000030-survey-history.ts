import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Drafts that were replaced as a whole are kept beside the edit that replaced them, so that one can go back to them. */
export class SurveyHistory1763600000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('survey_edit', new TableColumn(column('replaced', typesOf(runner).document, { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('survey_edit', 'replaced');
  }
}
