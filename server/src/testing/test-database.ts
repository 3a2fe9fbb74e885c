import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

export interface TestDatabase {
  readonly url: string;
  /** A folder of this test's own. */
  readonly dir: string;
  drop(): Promise<void>;
}

declare global {
  // Set per jest project: the same tests run on both databases.
  var TEST_DATABASE: 'sqlite' | 'mysql' | undefined;
}

/** A fresh, empty store for one test file: a file of its own, or a schema of its own on the server that TEST_MYSQL_URL names. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dir = mkdtempSync(join(tmpdir(), 'wence-test-'));
  const removeDir = () => rmSync(dir, { recursive: true, force: true });
  if (globalThis.TEST_DATABASE !== 'mysql') return { url: `sqlite:${dir}/test.sqlite`, dir, drop: async () => removeDir() };

  const server = process.env.TEST_MYSQL_URL;
  if (!server) throw new Error('TEST_MYSQL_URL is not set');
  const name = `wence_test_${process.pid}_${Date.now().toString(36)}`;
  // Not utf8mb4: the migrations have to say themselves what they need.
  await onServer(server, `CREATE DATABASE ${name} CHARACTER SET latin1`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = async () => {
    await onServer(server, `DROP DATABASE ${name}`);
    removeDir();
  };
  return { url: url.href, dir, drop };
}

async function onServer(url: string, statement: string): Promise<void> {
  const connection = await createConnection(url);
  await connection.query(statement);
  await connection.end();
}
