import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** The question libraries of authors: categories, and the questions in them. */
export class Library1763600000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.createTable(
      new Table({
        name: 'library_category',
        columns: [
          column('id', types.id, { isPrimary: true }),
          column('owner_id', types.id),
          column('parent_id', types.id),
          column('name', types.token(24)),
          column('name_key', types.token(48)),
          column('created_at', types.instant),
        ],
        indices: [{ name: 'UQ_library_category_name', columnNames: ['owner_id', 'parent_id', 'name_key'], isUnique: true }],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'library_item',
        columns: [
          column('id', types.id, { isPrimary: true }),
          column('owner_id', types.id),
          column('category_id', types.id),
          column('title', types.token(200)),
          column('title_key', types.token(400)),
          column('type', types.integer),
          column('sub_type', types.integer, { isNullable: true }),
          column('node', types.document),
          column('created_at', types.instant),
        ],
        indices: [
          { name: 'IDX_library_item_category', columnNames: ['category_id', 'created_at', 'id'] },
          { name: 'IDX_library_item_owner', columnNames: ['owner_id', 'created_at', 'id'] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('library_item');
    await runner.dropTable('library_category');
  }
}
