import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

const primary = { isPrimary: true };
const nullable = { isNullable: true };

/** Accounts, their sessions, SMS codes, counted attempts and the key pair that passwords travel under. */
export class Account1763600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, token, line, document, integer, instant } = typesOf(runner);
    await runner.createTable(
      new Table({
        name: 'user',
        columns: [
          column('id', id, primary),
          column('mobile', token(20)),
          column('name', line(50)),
          column('password_hash', token(200)),
          column('permission', document),
          column('channel_id', token(64), nullable),
          column('first_login_at', instant, nullable),
          column('created_at', instant),
        ],
        indices: [{ name: 'UQ_user_mobile', columnNames: ['mobile'], isUnique: true }],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'user_session',
        columns: [
          column('id', id, primary),
          column('user_id', id),
          column('seed', token(43)),
          column('generation', integer),
          column('rotated_at', instant),
          column('expires_at', instant),
          column('revoked_at', instant, nullable),
          column('channel_id', token(64), nullable),
          column('created_at', instant),
        ],
        indices: [
          { name: 'IDX_user_session_user', columnNames: ['user_id'] },
          { name: 'IDX_user_session_expires', columnNames: ['expires_at'] },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'sms_code',
        columns: [
          column('mobile', token(20), primary),
          column('scene', token(20), primary),
          column('code_hash', token(64)),
          column('wrong_tries', integer),
          column('expires_at', instant),
          column('used_at', instant, nullable),
        ],
        indices: [{ name: 'IDX_sms_code_expires', columnNames: ['expires_at'] }],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'attempt_window',
        columns: [column('id', token(64), primary), column('taken', integer), column('ends_at', instant)],
        indices: [{ name: 'IDX_attempt_window_ends', columnNames: ['ends_at'] }],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'password_key',
        columns: [
          column('id', id, primary),
          column('key_id', token(32)),
          column('public_key', document),
          column('private_key', document),
          column('created_at', instant),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['password_key', 'attempt_window', 'sms_code', 'user_session', 'user']) await runner.dropTable(table);
  }
}
