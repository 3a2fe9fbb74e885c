import { join } from 'node:path';
import type { QueryRunner } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { MIGRATIONS } from '../../platform/db/migrations/index.js';
import { openDatabase } from '../../platform/db/open-database.js';
import { lockStore } from '../../platform/db/process-lock.js';
import { StartError } from '../../platform/errors/system-error.js';
import type { Cell } from '../store/store-view.js';
import { type BackedUpTable, type Manifest, readManifest } from './manifest.js';
import { hashOf, readRows } from './table-file.js';

/** The manifest of a backup all of whose files are there and are what was written. */
async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { file, sha256 } of manifest.tables) {
    const found = await hashOf(join(folder, file)).catch(() => null);
    if (found === null) throw new StartError(`The backup in ${folder} is not whole: ${file} is missing or cannot be read.`);
    if (found !== sha256) throw new StartError(`The backup in ${folder} is damaged: ${file} is not what was written.`);
  }
  return manifest;
}

/** Limits of one statement: MariaDB accepts 16 MiB, SQLite 32,766 values. */
const BATCH = { rows: 500, values: 30_000, characters: 2 * 1024 * 1024 } as const;

/**
 * Puts a backup into an empty store, of either kind. All or nothing: one transaction. Tables are first made as they were when the backup
 * was, then brought up to date, so that backups of older versions can be restored.
 */
export async function restoreBackup(folder: string, databaseUrl: string): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  const migrations = MIGRATIONS.filter(({ name }) => manifest.migrations.includes(name));
  if (migrations.length < manifest.migrations.length) {
    throw new StartError(
      `The backup in ${folder} was made by version ${manifest.version}, which is newer than this program: update it first.`,
    );
  }
  // A server that began to work on half a store would take it for a whole one.
  const lock = lockStore(databaseUrl);
  try {
    const database = await openDatabase(databaseUrl, [], { migrations });
    await fill(database, folder, manifest).finally(() => database.close());
    await (await openDatabase(databaseUrl, [])).close();
  } finally {
    lock.release();
  }
  return manifest;
}

async function fill(database: Database, folder: string, { tables }: Manifest): Promise<void> {
  const runner = database.writer.createQueryRunner();
  await runner.startTransaction();
  try {
    for (const table of tables) await refuseRows(runner, table);
    for (const table of tables) await insertAll(runner, table, join(folder, table.file));
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.release();
  }
}

async function refuseRows(runner: QueryRunner, { name }: BackedUpTable): Promise<void> {
  const [row]: unknown[] = await runner.query(`SELECT 1 FROM ${quoted(runner, name)} LIMIT 1`);
  if (row) throw new StartError('The store is not empty: a backup is restored into a new one. Name another in DATABASE_URL or DATA_DIR.');
}

async function insertAll(runner: QueryRunner, table: BackedUpTable, file: string): Promise<void> {
  const width = table.columns.length;
  const into = `INSERT INTO ${quoted(runner, table.name)} (${table.columns.map((column) => quoted(runner, column)).join(', ')}) VALUES `;
  const oneRow = `(${table.columns.map(() => '?').join(', ')})`;
  let batch: Cell[] = [];
  let characters = 0;
  let count = 0;
  const flush = async () => {
    if (batch.length > 0) await runner.query(into + Array.from({ length: batch.length / width }, () => oneRow).join(', '), batch);
    batch = [];
    characters = 0;
  };
  for await (const row of readRows(file)) {
    if (row.length !== width) throw new StartError(`The backup is damaged: a row of ${table.name} has ${row.length} values.`);
    batch.push(...row);
    count += 1;
    characters += row.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 8), 0);
    const isFull = batch.length >= Math.min(BATCH.rows * width, BATCH.values - width) || characters >= BATCH.characters;
    if (isFull) await flush();
  }
  await flush();
  if (count !== table.rows) throw new StartError(`The backup is damaged: ${table.name} has ${count} rows instead of ${table.rows}.`);
}

const quoted = (runner: QueryRunner, name: string): string => runner.dataSource.driver.escape(name);
