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

/** A store with the tables of the server, made by its migrations or used before and emptied. */
export interface TestStore extends TestDatabase {
  /** To be called when the migrations are done and before anything is written: a store whose tables a test has changed is not used again. */
  noteTables(): Promise<void>;
}

/** A fresh store without tables for one test file: a file of its own, or a schema of its own on the server that TEST_MYSQL_URL names. */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (globalThis.TEST_DATABASE !== 'mysql') return onSqlite();
  const { dir, removeDir } = makeDir();
  const name = await createSchema();
  const drop = async () => {
    await onServer(async (query) => query(`DROP DATABASE ${name}`));
    removeDir();
  };
  return { url: urlOf(name), dir, drop };
}

/** Schemas of this worker that have all their tables and no rows. */
const emptied: string[] = [];

/** A store for an app. Migrations take a second on MariaDB and MySQL, so schemas there are emptied and used again; the run drops them at its end. */
export async function takeTestStore(): Promise<TestStore> {
  if (globalThis.TEST_DATABASE !== 'mysql') return { ...onSqlite(), noteTables: async () => {} };
  const { dir, removeDir } = makeDir();
  const name = emptied.pop() ?? (await createSchema());
  let tables: readonly string[] | null = null;
  return {
    url: urlOf(name),
    dir,
    noteTables: async () => {
      tables = await onServer((query) => tablesOf(query, name));
    },
    drop: async () => {
      removeDir();
      const isWhole = await onServer((query) => empty(query, name, tables));
      if (isWhole) emptied.push(name);
    },
  };
}

function makeDir() {
  const dir = mkdtempSync(join(tmpdir(), 'wence-test-'));
  return { dir, removeDir: () => rmSync(dir, { recursive: true, force: true }) };
}

function onSqlite(): TestDatabase {
  const { dir, removeDir } = makeDir();
  return { url: `sqlite:${dir}/test.sqlite`, dir, drop: async () => removeDir() };
}

let schemas = 0;

/** Creates a schema with the prefix that `jest/drop-schemas.mjs` drops. */
async function createSchema(): Promise<string> {
  const name = `wence_test_${process.env.WENCE_TEST_RUN ?? 0}_${process.pid}_${(schemas += 1)}`;
  await onServer(async (query) => {
    await query(`DROP DATABASE IF EXISTS ${name}`);
    // Not utf8mb4: the migrations have to say themselves what they need.
    await query(`CREATE DATABASE ${name} CHARACTER SET latin1`);
  });
  return name;
}

type Query = (sql: string) => Promise<readonly Record<string, unknown>[]>;

async function tablesOf(query: Query, schema: string): Promise<string[]> {
  const rows = await query(`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = '${schema}' ORDER BY 1`);
  return rows.map(({ name }) => String(name));
}

/** False if the tables are not those that `tables` says. */
async function empty(query: Query, schema: string, tables: readonly string[] | null): Promise<boolean> {
  const present = await tablesOf(query, schema);
  if (!tables || present.join() !== tables.join()) return false;
  await query('SET FOREIGN_KEY_CHECKS = 0');
  for (const table of tables) if (table !== 'migrations') await query(`DELETE FROM ${schema}.\`${table}\``);
  return true;
}

function serverUrl(): string {
  const server = process.env.TEST_MYSQL_URL;
  if (!server) throw new Error('TEST_MYSQL_URL is not set');
  return server;
}

function urlOf(schema: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${schema}`;
  return url.href;
}

async function onServer<T>(work: (query: Query) => Promise<T>): Promise<T> {
  const connection = await createConnection(serverUrl());
  try {
    return await work(async (sql) => (await connection.query(sql))[0] as readonly Record<string, unknown>[]); // Rows, of whatever columns.
  } finally {
    await connection.end();
  }
}
