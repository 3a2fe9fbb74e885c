import { QueryFailedError } from 'typeorm';
import { errorCodeOf } from '../errors/system-error.js';

const DUPLICATE = new Set(['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

/** The connection broke, or the server ended it, in the middle of something. */
const LOST = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'PROTOCOL_CONNECTION_LOST', 'ER_SERVER_SHUTDOWN', 'ER_QUERY_INTERRUPTED']);

/** MariaDB's number for "connection was killed"; the driver has no name for it. */
const CONNECTION_KILLED = 1927;

/** ER_UNKNOWN_COM_ERROR is what a Galera node says that has lost its cluster. */
const AWAY = /^(ER_UNKNOWN_COM_ERROR|ER_RECORD_FILE_FULL|ER_DISK_FULL|SQLITE_(BUSY|LOCKED|FULL|NOMEM|CANTOPEN|IOERR).*)$/;

/**
 * Database faults that are not the fault of the unit of work. `deadlock` (1213, also Galera's certification failure) and `lock_wait` (1205) were
 * rolled back, `lost` was disconnected: the whole unit may run again. `away`: the database is unavailable, or no connection was free in time.
 */
export type StoreFault = 'deadlock' | 'lock_wait' | 'lost' | 'away';

/** No connection was available: the database does not answer, or all connections were in use for too long. Keeps the driver's code. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly code: string;

  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.code = errorCodeOf(cause) || 'STORE_UNAVAILABLE';
  }
}

/** Returns null if the statement itself was refused, or if the error did not come from the store. */
export function storeFaultOf(error: unknown): StoreFault | null {
  if (error instanceof StoreUnavailable) return 'away';
  if (!(error instanceof QueryFailedError)) return null;
  const code = codeOf(error);
  if (code === 'ER_LOCK_DEADLOCK') return 'deadlock';
  if (code === 'ER_LOCK_WAIT_TIMEOUT') return 'lock_wait';
  // On a broken connection, the driver refuses statements without an error code, but marks the error fatal.
  const { fatal, errno } = error.driverError as { fatal?: boolean; errno?: number };
  if (LOST.has(code) || fatal || errno === CONNECTION_KILLED) return 'lost';
  return AWAY.test(code) ? 'away' : null;
}

/** A row with this key is there already. How two requests for one scarce thing are told apart. */
export function isDuplicateKey(error: unknown): boolean {
  return DUPLICATE.has(codeOf(error));
}

/** A statement that asserts a state found another one: it is written to leave the range of integers in that case (1690). */
export function isStaleMemory(error: unknown): boolean {
  return codeOf(error) === 'ER_DATA_OUT_OF_RANGE';
}

/** Another connection to the SQLite file holds the lock. */
export function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY');
}

/** The disk failed while something was made durable: what the system keeps in memory is no proof of what is on the disk. */
export function isDiskFault(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_IOERR');
}

function codeOf(error: unknown): string {
  return error instanceof QueryFailedError ? errorCodeOf(error.driverError) : '';
}
