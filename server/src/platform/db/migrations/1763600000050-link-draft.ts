import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Answers so far of people who came by one-to-one links. */
export class LinkDraft1763600000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    const columns = [
      column('link_id', types.id, { isPrimary: true }),
      column('survey_id', types.id),
      column('submission_id', types.token(36)),
      column('version', types.integer),
      column('started_at', types.instant),
      column('page', types.integer),
      column('seen', types.document),
      column('answers', types.document),
      column('saved_at', types.instant),
    ];
    const indices = [{ name: 'IDX_link_draft_survey', columnNames: ['survey_id'] }];
    await runner.createTable(new Table({ name: 'link_draft', columns, indices }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('link_draft');
  }
}
