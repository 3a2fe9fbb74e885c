import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Keys by which programs ask in the name of authors. */
export class ApiKey1763600000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.createTable(
      new Table({
        name: 'api_key',
        columns: [
          column('id', types.id, { isPrimary: true }),
          column('owner_id', types.id),
          column('name', types.line(50)),
          column('hash', types.token(64)),
          column('prefix', types.token(16)),
          column('scopes', types.token(200)),
          column('survey_ids', types.document, { isNullable: true }),
          column('expires_at', types.instant, { isNullable: true }),
          column('last_used_at', types.instant, { isNullable: true }),
          column('created_at', types.instant),
        ],
        indices: [
          { name: 'UQ_api_key_hash', columnNames: ['hash'], isUnique: true },
          { name: 'IDX_api_key_owner', columnNames: ['owner_id', 'created_at', 'id'] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('api_key');
  }
}
