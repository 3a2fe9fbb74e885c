import { QueryFailedError } from 'typeorm';
import { errorCodeOf } from '../errors/error-code-of.js';

const DUPLICATE = new Set(['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
const TRANSIENT = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'SQLITE_BUSY']);

function codeOf(error: unknown): string {
  return error instanceof QueryFailedError ? errorCodeOf(error.driverError) : '';
}

/** A row with this key is there already. How two requests for one scarce thing are told apart. */
export function isDuplicateKey(error: unknown): boolean {
  return DUPLICATE.has(codeOf(error));
}

/** The same unit may succeed when it runs again: deadlock (1213, also Galera's certification failure) or lock wait (1205). */
export function isTransient(error: unknown): boolean {
  return TRANSIENT.has(codeOf(error));
}
