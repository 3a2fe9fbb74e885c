import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Requests with an Idempotency-Key and what they were answered. */
export class Idempotency1763600000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.createTable(
      new Table({
        name: 'idempotency_key',
        columns: [
          column('id', types.token(64), { isPrimary: true }),
          column('owner', types.token(32)),
          column('input_hash', types.token(64)),
          column('state', types.token(8)),
          column('lease_until', types.instant),
          column('status', types.integer, { isNullable: true }),
          column('body', types.document, { isNullable: true }),
          column('expires_at', types.instant),
        ],
        indices: [{ name: 'IDX_idempotency_key_expires', columnNames: ['expires_at'] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('idempotency_key');
  }
}
