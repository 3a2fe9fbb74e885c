import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Mobiles in answers, and the codes that prove them. */
export class MobileProof1763600000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.createTable(
      new Table({
        name: 'mobile_proof',
        columns: [
          column('survey_id', types.id, { isPrimary: true }),
          column('submission_id', types.token(36), { isPrimary: true }),
          column('node_id', types.integer, { isPrimary: true }),
          column('mobile', types.token(20), { isPrimary: true }),
          column('code_hash', types.token(64)),
          column('wrong_tries', types.integer),
          column('expires_at', types.instant),
          column('verified_at', types.instant, { isNullable: true }),
        ],
        indices: [{ name: 'IDX_mobile_proof_expires', columnNames: ['expires_at'] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('mobile_proof');
  }
}
