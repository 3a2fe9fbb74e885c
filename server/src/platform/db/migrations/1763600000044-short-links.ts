import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Short addresses of surveys. */
export class ShortLinks1763600000044 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    const columns = [
      column('survey_id', types.id, { isPrimary: true }),
      column('name', types.token(32)),
      column('created_at', types.instant),
    ];
    const indices = [{ name: 'UQ_short_link_name', columnNames: ['name'], isUnique: true }];
    await runner.createTable(new Table({ name: 'short_link', columns, indices }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('short_link');
  }
}
