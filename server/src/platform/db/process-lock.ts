import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import libsql from 'libsql';
import { errorCodeOf, StartError } from '../errors/system-error.js';
import { dialectOf } from './columns/dialect.js';

/**
 * Makes this process the only server of an SQLite file until `release`. A second one would answer from a past of its own and wait for the other's
 * writes. The lock is an open transaction on `<file>.lock`: the system gives it back when the process ends, however it ends, so nothing has to be
 * cleaned up after a crash. MySQL needs no such lock. Throws a StartError when another process holds it.
 */
export function lockStore(databaseUrl: string): { release(): void } {
  if (dialectOf(databaseUrl) === 'mysql') return { release: () => {} };
  const file = resolve(databaseUrl.slice('sqlite:'.length));
  mkdirSync(dirname(file), { recursive: true });
  const lock = new libsql(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (errorCodeOf(error) !== 'SQLITE_BUSY') throw error;
    throw new StartError(
      `The database file ${file} is in use by another server: stop that one, give this one another DATA_DIR, or use MySQL for several servers.`,
      { cause: error },
    );
  }
  return { release: () => void lock.close() };
}
