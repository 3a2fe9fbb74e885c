import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** The themes that authors keep for other surveys. */
export class OwnTheme1763600000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.createTable(
      new Table({
        name: 'own_theme',
        columns: [
          column('id', types.id, { isPrimary: true }),
          column('owner_id', types.id),
          column('name', types.token(24)),
          column('name_key', types.token(48)),
          column('style', types.document),
          column('created_at', types.instant),
        ],
        indices: [{ name: 'UQ_own_theme_name', columnNames: ['owner_id', 'name_key'], isUnique: true }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('own_theme');
  }
}
