import type { Database } from './database.js';
import { StoreUnavailable } from './sql-error.js';
import type { TransactionConnection } from './transaction-connection.js';
import type { Unit } from './unit.js';

/** The work of a transaction, which is passed the unit it runs in. */
export type Work<T> = (unit: Unit) => Promise<T>;

/**
 * One transaction, once: begin, work, commit. When it throws, nothing of the work is stored and no transaction is left open; the two exceptions
 * (OutcomeUnknown, DiskFailed) have classes of their own. Listeners are told after the commit, whatever they do then.
 */
export async function runTransaction<T>(database: Database, connection: TransactionConnection, work: Work<T>): Promise<T> {
  const { unit, isAmbient } = connection;
  const run = () => (isAmbient ? database.within(unit, () => work(unit)) : work(unit));
  const inside = () => run().finally(() => connection.fence());
  const result = await attempt(connection, inside).finally(() => connection.release());
  for (const notify of unit.afterCommit) notify();
  return result;
}

async function attempt<T>(connection: TransactionConnection, work: () => Promise<T>): Promise<T> {
  try {
    await connection.begin();
    const result = await work();
    await connection.commit();
    return result;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) await connection.rollback(error);
    throw error;
  }
}
