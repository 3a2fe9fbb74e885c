import { type MigrationInterface, type QueryRunner, Table, TableColumn } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** What the rules of taking part count: seats of quotas, who answered when, one-to-one links. */
export class CollectionRules1763600000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    const optional = { isNullable: true };
    await runner.addColumn('response', new TableColumn(column('seats', types.document, optional)));
    await runner.addColumn('response', new TableColumn(column('link_id', types.id, optional)));
    const cells = [
      column('survey_id', types.id, { isPrimary: true }),
      column('cell', types.token(64), { isPrimary: true }),
      column('taken', types.bigint),
    ];
    await runner.createTable(new Table({ name: 'quota_cell', columns: cells }));
    const guards = [
      column('survey_id', types.id, { isPrimary: true }),
      column('subject', types.token(48), { isPrimary: true }),
      column('answered_at', types.instant),
      column('response_id', types.id),
      column('response_seq', types.bigint),
    ];
    await runner.createTable(new Table({ name: 'repeat_guard', columns: guards }));
    const links = [
      column('id', types.id, { isPrimary: true }),
      column('survey_id', types.id),
      column('code', types.token(32)),
      column('batch_id', types.id),
      column('name', types.line(50), optional),
      column('mobile', types.token(20), optional),
      column('email', types.line(100), optional),
      column('remark', types.line(200), optional),
      column('attributes', types.document, optional),
      column('anonymous', types.integer),
      column('max_uses', types.integer),
      column('created_at', types.instant),
      column('expires_at', types.instant, optional),
      column('voided_at', types.instant, optional),
      column('opened_at', types.instant, optional),
      column('started_at', types.instant, optional),
      column('uses', types.integer),
      column('result', types.token(16), optional),
      column('completed_at', types.instant, optional),
      column('response_id', types.id, optional),
      column('response_seq', types.bigint),
    ];
    const indices = [
      { name: 'UQ_personal_link_code', columnNames: ['code'], isUnique: true },
      { name: 'IDX_personal_link_survey', columnNames: ['survey_id', 'id'] },
      { name: 'IDX_personal_link_mobile', columnNames: ['survey_id', 'mobile'] },
    ];
    await runner.createTable(new Table({ name: 'personal_link', columns: links, indices }));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['personal_link', 'repeat_guard', 'quota_cell']) await runner.dropTable(table);
    for (const name of ['link_id', 'seats']) await runner.dropColumn('response', name);
  }
}
