import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, type ColumnTypes, typesOf } from '../columns/column-types.js';

/** Submitted responses, the log that orders them, and the counter that gives the order. */
export class Response1763600000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.createTable(responseTable(types));
    await runner.createTable(
      new Table({
        name: 'response_log',
        columns: [
          column('survey_id', types.id, { isPrimary: true }),
          column('seq', types.bigint, { isPrimary: true }),
          column('kind', types.token(16)),
          column('response_id', types.id),
        ],
        indices: [{ name: 'IDX_response_log_response', columnNames: ['response_id'] }],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'survey_counter',
        columns: [column('survey_id', types.id, { isPrimary: true }), column('seq', types.bigint), column('responses', types.bigint)],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['survey_counter', 'response_log', 'response']) await runner.dropTable(table);
  }
}

function responseTable(types: ColumnTypes): Table {
  return new Table({
    name: 'response',
    columns: [
      column('id', types.id, { isPrimary: true }),
      column('survey_id', types.id),
      column('submission_id', types.token(36)),
      column('payload_hash', types.token(64)),
      column('status', types.token(16)),
      column('version', types.integer),
      column('answers', types.document),
      column('end_kind', types.integer, { isNullable: true }),
      column('started_at', types.instant, { isNullable: true }),
      column('submitted_at', types.instant),
      column('source', types.token(64), { isNullable: true }),
      column('params', types.document, { isNullable: true }),
    ],
    indices: [
      { name: 'UQ_response_submission', columnNames: ['survey_id', 'submission_id'], isUnique: true },
      { name: 'IDX_response_submitted', columnNames: ['survey_id', 'submitted_at'] },
    ],
  });
}
