import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Names for the ways by which respondents come, and the secrets that links with parameters are signed with. */
export class LinkParameters1763600000036 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    const tags = [
      column('id', types.id, { isPrimary: true }),
      column('survey_id', types.id),
      column('owner_id', types.id),
      column('name', types.token(24)),
      column('code', types.token(6)),
      column('enabled', types.integer),
      column('created_at', types.instant),
      column('deleted_at', types.instant, { isNullable: true }),
    ];
    const indices = [
      { name: 'UQ_source_tag_name', columnNames: ['survey_id', 'name'], isUnique: true },
      { name: 'UQ_source_tag_code', columnNames: ['survey_id', 'code'], isUnique: true },
    ];
    await runner.createTable(new Table({ name: 'source_tag', columns: tags, indices }));
    const secrets = [
      column('survey_id', types.id, { isPrimary: true }),
      column('secret', types.token(64)),
      column('made_at', types.instant),
    ];
    await runner.createTable(new Table({ name: 'parameter_secret', columns: secrets }));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['parameter_secret', 'source_tag']) await runner.dropTable(table);
  }
}
