import type { PoolConnection } from 'mysql2';
import type { QueryRunner } from 'typeorm';
import type { Database, Unit } from './database.js';
import { fence } from './fence.js';
import { dropConnection } from './pool-guard.js';
import { isDiskFault, storeFaultOf, StoreUnavailable } from './sql-error.js';

/** COMMIT was sent and no answer came: the work is stored, or it is not. Only reading it again can tell. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';

  constructor(cause: unknown) {
    super('the outcome of a commit is not known', { cause });
  }
}

/** The disk did not take a commit. Whoever goes on from here goes on from memory that may never have reached the disk. */
export class DiskFailed extends Error {
  override readonly name = 'DiskFailed';

  constructor(cause: unknown) {
    super('the disk failed during a commit', { cause });
  }
}

/**
 * One transaction, once: begin, work, commit. When it throws, nothing of the work is stored and no transaction is left open; the two exceptions
 * have classes of their own. Listeners are told after the commit, whatever they do then. `source`: whose connections it takes.
 */
export async function runTransaction<T>(database: Database, work: () => Promise<T>, source = database.writer): Promise<T> {
  const runner = source.createQueryRunner();
  const fenced = fence(runner, database.dialect);
  const unit: Unit = { manager: source.createEntityManager(fenced.runner), afterCommit: [], takesSeveral: source !== database.writer };
  const inside = () => database.currentUnit.run(unit, work).finally(fenced.close);
  const result = await attempt(database, runner, inside).finally(() => {
    mark(runner, false);
    return runner.release();
  });
  for (const notify of unit.afterCommit) notify();
  return result;
}

async function attempt<T>(database: Database, runner: QueryRunner, work: () => Promise<T>): Promise<T> {
  let result: T;
  try {
    // On SQLite a plain BEGIN takes the lock at its first write, too late to wait for another process that holds it.
    await runner.query(database.dialect === 'sqlite' ? 'BEGIN IMMEDIATE' : 'START TRANSACTION');
    mark(runner, true);
    result = await work();
  } catch (error) {
    await abandon(database, runner, error);
    throw error;
  }
  try {
    await runner.query('COMMIT');
    return result;
  } catch (error) {
    const outcome = database.dialect === 'sqlite' && isDiskFault(error) ? new DiskFailed(error) : outcomeOf(database, error);
    await abandon(database, runner, error);
    throw outcome;
  }
}

/** TypeORM refuses to lock rows where it knows of no transaction, and would begin one of its own for some calls. */
function mark(runner: QueryRunner, isTransactionActive: boolean): void {
  Object.assign(runner, { isTransactionActive });
}

/** SQLite says what it refused. Of a server's errors at COMMIT only a lost lock is certain to have rolled back. */
function outcomeOf(database: Database, error: unknown): unknown {
  const fault = storeFaultOf(error);
  const certain = database.dialect === 'sqlite' || fault === 'deadlock' || fault === 'lock_wait';
  return certain ? error : new OutcomeUnknown(error);
}

/** Rolls back, or throws the connection away: none goes back into use with something open on it. */
async function abandon(database: Database, runner: QueryRunner, reason: unknown): Promise<void> {
  if (reason instanceof StoreUnavailable) return;
  if (database.dialect === 'mysql' && storeFaultOf(reason) === 'lost') return drop(runner, reason);
  try {
    await runner.query('ROLLBACK');
  } catch (error) {
    if (database.dialect === 'mysql') return drop(runner, error);
    // SQLite has often rolled back by itself, and says that there is nothing left to roll back.
    if (await isOpen(runner)) throw new DiskFailed(error);
  }
}

/** `connect` gives back the connection that the runner has already. */
async function drop(runner: QueryRunner, error: unknown): Promise<void> {
  const connection: PoolConnection | undefined = await runner.connect().catch(() => undefined);
  if (connection) dropConnection(connection, error instanceof Error ? error : new Error(String(error)));
}

async function isOpen(runner: QueryRunner): Promise<boolean> {
  const connection: { readonly open: boolean; readonly inTransaction: boolean } = await runner.connect();
  // Asked on a closed connection, `inTransaction` ends the process.
  return connection.open && connection.inTransaction;
}
