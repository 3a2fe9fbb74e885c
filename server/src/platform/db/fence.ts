import type { QueryRunner } from 'typeorm';
import type { Dialect } from './columns/dialect.js';

/** A unit's access to its connection. */
export interface Fence {
  readonly runner: QueryRunner;
  /** Rejects every later query. */
  close(): void;
}

/**
 * Lets statements through only as long as their transaction is open. Work that runs several at a time goes on after the first has failed, and SQLite
 * rolls back by itself when the disk is full: without the fence the others would each be stored on their own.
 */
export function fence(runner: QueryRunner, dialect: Dialect): Fence {
  let open = true;
  let last: Promise<unknown> = Promise.resolve();
  const assertOpen = async () => {
    const connection = dialect === 'sqlite' ? await runner.connect() : null;
    if (!open || connection?.inTransaction === false) throw new Error('The unit of work is over.');
  };
  const query = async (...args: Parameters<QueryRunner['query']>) => {
    await assertOpen();
    return runner.query(...args);
  };
  // MySQL's driver runs the statements of a connection one after another; for SQLite this must be done here.
  const inTurn = (...args: Parameters<QueryRunner['query']>) => {
    const turn = last.then(() => query(...args));
    last = turn.catch(() => {});
    return turn;
  };
  return {
    runner: Object.create(runner, { query: { value: dialect === 'sqlite' ? inTurn : query } }) as QueryRunner,
    close: () => {
      open = false;
    },
  };
}
