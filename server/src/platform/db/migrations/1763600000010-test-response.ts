import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Responses that authors submit while they test their drafts. Only test mode reads them. */
export class TestResponse1763600000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.createTable(
      new Table({
        name: 'test_response',
        columns: [
          column('survey_id', types.id, { isPrimary: true }),
          column('submission_id', types.token(36), { isPrimary: true }),
          column('id', types.id),
          column('payload_hash', types.token(64)),
          column('author_id', types.id),
          column('status', types.token(16)),
          column('revision', types.integer),
          column('answers', types.document),
          column('end_kind', types.integer, { isNullable: true }),
          column('started_at', types.instant, { isNullable: true }),
          column('submitted_at', types.instant),
          column('source', types.token(64), { isNullable: true }),
          column('params', types.document, { isNullable: true }),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('test_response');
  }
}
