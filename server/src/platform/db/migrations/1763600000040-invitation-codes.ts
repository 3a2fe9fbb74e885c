import { type MigrationInterface, type QueryRunner, Table, TableColumn } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Invitation codes of surveys, and by which of them a response came. */
export class InvitationCodes1763600000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    const optional = { isNullable: true };
    await runner.addColumn('response', new TableColumn(column('invitation_id', types.id, optional)));
    const columns = [
      column('id', types.id, { isPrimary: true }),
      column('survey_id', types.id),
      column('code', types.token(32)),
      column('max_uses', types.integer),
      column('uses', types.integer),
      column('created_at', types.instant),
      column('voided_at', types.instant, optional),
      column('response_seq', types.bigint),
    ];
    const indices = [
      { name: 'UQ_invitation_code', columnNames: ['survey_id', 'code'], isUnique: true },
      { name: 'IDX_invitation_code_age', columnNames: ['survey_id', 'created_at', 'id'] },
    ];
    await runner.createTable(new Table({ name: 'invitation_code', columns, indices }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('invitation_code');
    await runner.dropColumn('response', 'invitation_id');
  }
}
