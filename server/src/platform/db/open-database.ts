import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import libsql from 'libsql';
import { DataSource, type DataSourceOptions, type EntitySchema } from 'typeorm';
import { type ColumnTypes, columnTypes } from './columns/column-types.js';
import { type Collector, Database } from './database.js';
import { dialectOf } from './columns/dialect.js';
import { migrate } from './migrate.js';
import { MIGRATIONS } from './migrations/index.js';
import { PoolGuard } from './pool-guard.js';

const POOL = 32;
/** One connection in use and one spare in case it breaks. */
const COLLECTOR_POOL = 2;
const BUSY_MS = 5000;

/** One function per entity: the same row on both databases, in the types of each. */
export type EntityDefinition = (types: ColumnTypes) => EntitySchema;

export interface StoreOptions {
  /** Maximum number of connections to MySQL or MariaDB. */
  readonly pool?: number;
  /** Migrations to run; a subset creates the store of an older version. */
  readonly migrations?: typeof MIGRATIONS;
}

/** Opens the store that `databaseUrl` names (`sqlite:<file>` or `mysql://…`) and brings its tables up to date. */
export async function openDatabase(
  databaseUrl: string,
  entities: readonly EntityDefinition[],
  { pool = POOL, migrations = MIGRATIONS }: StoreOptions = {},
): Promise<Database> {
  const dialect = dialectOf(databaseUrl);
  const schemas = entities.map((define) => define(columnTypes(dialect)));
  const base = {
    entities: schemas,
    migrations,
    migrationsTransactionMode: 'each' as const,
    synchronize: false,
    logging: false as const,
  };
  const guard = new PoolGuard();
  const options = dialect === 'mysql' ? mysqlOptions(databaseUrl, pool) : sqliteOptions(databaseUrl);
  const open = (more: object = {}) => new DataSource({ ...base, ...options, ...more } as DataSourceOptions).initialize();

  await migrateWith(await open());
  const writer = await open(dialect === 'mysql' ? { driver: guard } : WRITES);
  try {
    const reader = dialect === 'mysql' ? writer : await open(READS);
    const collector = dialect === 'mysql' ? await openCollector(databaseUrl, guard, writer) : null;
    return new Database(dialect, writer, reader, collector, guard);
  } catch (error) {
    await writer.destroy();
    throw error;
  }
}

async function openCollector(uri: string, guard: PoolGuard, writer: DataSource): Promise<Collector> {
  const [{ version }] = await writer.query<[{ version: string }]>('SELECT VERSION() AS version');
  return { pool: guard.createPool({ uri, ...COLLECTOR }), knowsBlocks: version.includes('MariaDB') };
}

/** Migrates on a separate connection without timeouts, because changing a large table may take long. */
async function migrateWith(source: DataSource): Promise<void> {
  try {
    await migrate(source);
  } finally {
    await source.destroy();
  }
}

function mysqlOptions(url: string, poolSize: number) {
  return {
    type: 'mysql',
    url,
    charset: 'utf8mb4',
    timezone: 'Z',
    poolSize,
    supportBigNumbers: true,
    extra: { enableKeepAlive: true },
  };
}

/** Several statements at once only here, where every statement is written by us and every value is bound: nowhere else could a second one slip in. */
const COLLECTOR = {
  charset: 'utf8mb4',
  timezone: 'Z',
  supportBigNumbers: true,
  enableKeepAlive: true,
  connectionLimit: COLLECTOR_POOL,
  multipleStatements: true,
};

function sqliteOptions(url: string) {
  const file = resolve(url.slice('sqlite:'.length));
  mkdirSync(dirname(file), { recursive: true });
  return {
    type: 'better-sqlite3',
    driver: libsql,
    database: file,
    enableWAL: true,
    timeout: BUSY_MS,
    prepareDatabase: prepareSqlite,
  };
}

interface SqliteConnection {
  pragma(text: string): unknown;
}

function prepareSqlite(connection: SqliteConnection): void {
  // With NORMAL, an acknowledged commit can be lost in a power failure.
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma(`busy_timeout = ${BUSY_MS}`);
}

const preparedWith = (pragma: string) => ({
  prepareDatabase(connection: SqliteConnection): void {
    prepareSqlite(connection);
    connection.pragma(pragma);
  },
});

/** Units wait for the lock themselves: the driver would hold up the whole process meanwhile. */
const WRITES = preparedWith('busy_timeout = 0');
/** A write that is in no unit of work has no turn, and would meet those that have one. */
const READS = preparedWith('query_only = ON');
