import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Outbox of events for external systems, written in the same transaction as the change they report. */
export class Outbox1763600000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.createTable(
      new Table({
        name: 'outbox',
        columns: [
          column('id', types.id, { isPrimary: true }),
          column('kind', types.token(64)),
          column('survey_id', types.id),
          column('response_id', types.id),
          column('created_at', types.instant),
          column('available_at', types.instant, { isNullable: true }),
          column('attempts', types.integer),
          column('lease_owner', types.id, { isNullable: true }),
          column('delivered_at', types.instant, { isNullable: true }),
          column('dead_at', types.instant, { isNullable: true }),
        ],
        indices: [
          { name: 'IDX_outbox_available', columnNames: ['available_at', 'delivered_at'] },
          { name: 'IDX_outbox_survey', columnNames: ['survey_id'] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('outbox');
  }
}
