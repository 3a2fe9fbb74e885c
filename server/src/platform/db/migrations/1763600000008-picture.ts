import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Pictures that authors upload for surveys. The bytes lie in the object store. */
export class Picture1763600000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.createTable(
      new Table({
        name: 'picture',
        columns: [
          column('id', types.id, { isPrimary: true }),
          column('owner_id', types.id),
          column('kind', types.token(8)),
          column('original_name', types.token(200)),
          column('size', types.bigint),
          column('created_at', types.instant),
        ],
        indices: [{ name: 'IDX_picture_owner', columnNames: ['owner_id', 'created_at'] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('picture');
  }
}
