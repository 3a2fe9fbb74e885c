import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Reports that are shared by link. */
export class ReportShare1763600000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.createTable(
      new Table({
        name: 'report_share',
        columns: [
          column('id', types.id, { isPrimary: true }),
          column('survey_id', types.id),
          column('owner_id', types.id),
          column('kind', types.token(16)),
          column('name', types.line(50)),
          column('seed', types.token(32)),
          column('token_hash', types.token(64)),
          column('enabled', types.integer),
          column('settings', types.document),
          column('password_hash', types.token(200), { isNullable: true }),
          column('expires_at', types.instant, { isNullable: true }),
          column('accesses', types.integer),
          column('created_at', types.instant),
          column('updated_at', types.instant),
        ],
        indices: [
          { name: 'UQ_report_share_token', columnNames: ['token_hash'], isUnique: true },
          { name: 'IDX_report_share_survey', columnNames: ['survey_id', 'id'] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('report_share');
  }
}
