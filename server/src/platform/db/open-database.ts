import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import libsql from 'libsql';
import { DataSource, type DataSourceOptions, type EntitySchema } from 'typeorm';
import { type ColumnTypes, columnTypes } from './column-types.js';
import { Database } from './database.js';
import { dialectOf } from './dialect.js';
import { migrate } from './migrate.js';
import { MIGRATIONS } from './migrations/index.js';

const POOL = 20;
const BUSY_MS = 5000;

/** One function per entity: the same row on both databases, in the types of each. */
export type EntityDefinition = (types: ColumnTypes) => EntitySchema;

/** Opens the store that `databaseUrl` names (`sqlite:<file>` or `mysql://…`) and brings its tables up to date. */
export async function openDatabase(databaseUrl: string, entities: readonly EntityDefinition[]): Promise<Database> {
  const dialect = dialectOf(databaseUrl);
  const schemas = entities.map((define) => define(columnTypes(dialect)));
  const base = {
    entities: schemas,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each' as const,
    synchronize: false,
    logging: false as const,
  };
  const options = dialect === 'mysql' ? mysqlOptions(databaseUrl) : sqliteOptions(databaseUrl);

  const writer = await new DataSource({ ...base, ...options } as DataSourceOptions).initialize();
  try {
    await migrate(writer);
    const reader = dialect === 'mysql' ? writer : await new DataSource({ ...base, ...options } as DataSourceOptions).initialize();
    return new Database(dialect, writer, reader);
  } catch (error) {
    await writer.destroy();
    throw error;
  }
}

function mysqlOptions(url: string) {
  return {
    type: 'mysql',
    url,
    charset: 'utf8mb4',
    timezone: 'Z',
    poolSize: POOL,
    supportBigNumbers: true,
    extra: { enableKeepAlive: true },
  };
}

function sqliteOptions(url: string) {
  const file = resolve(url.slice('sqlite:'.length));
  mkdirSync(dirname(file), { recursive: true });
  return {
    type: 'better-sqlite3',
    driver: libsql,
    database: file,
    enableWAL: true,
    timeout: BUSY_MS,
    prepareDatabase(connection: { pragma(text: string): unknown }) {
      // With NORMAL a commit that was acknowledged can vanish when the power fails.
      connection.pragma('synchronous = FULL');
      connection.pragma('foreign_keys = ON');
      connection.pragma(`busy_timeout = ${BUSY_MS}`);
    },
  };
}
