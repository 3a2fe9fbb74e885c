import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** The WeChat account that gave a response, where its survey keeps it. */
export class WechatUser1763600000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { document } = typesOf(runner);
    await runner.addColumn('response', new TableColumn(column('wechat', document, { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('response', 'wechat');
  }
}
