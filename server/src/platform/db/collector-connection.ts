import type { Pool, PoolConnection } from 'mysql2';
import { type EntityManager, QueryFailedError } from 'typeorm';
import { errorCodeOf } from '../errors/system-error.js';
import { dropConnection } from './pool-guard.js';
import { storeFaultOf } from './sql-error.js';
import type { Statement, Statements } from './statements.js';
import { causeOf, OutcomeUnknown, type TransactionConnection } from './transaction-connection.js';
import type { Unit } from './unit.js';

/** Error codes of a COMMIT that failed half way. */
const HALF_WAY = new Set(['ER_ERROR_DURING_COMMIT', 'ER_ERROR_ON_WRITE']);

/** Makes the first statement after a COMMIT or ROLLBACK begin a transaction implicitly, which saves one response per transaction. */
const BEGIN_BY_ITSELF: Statement = { sql: 'SET autocommit = 0', values: [] };
/** Connections on which this was set. On others it is sent ahead of the statements; if it fails, none of them runs. */
const BEGINNING = new WeakSet<PoolConnection>();

/**
 * A connection for plain statements only, on the driver itself: a submission's transaction makes at most two ways to the database, one that
 * reads and one that writes and commits. The server ends a row of statements at the first that fails, so a COMMIT is reached only when all before it
 * went well. Entities are read outside the transaction.
 */
export class CollectorConnection implements TransactionConnection, Statements {
  readonly unit: Unit;
  /** Node follows a context through every promise of the process as long as there is one: the busiest path of the server does without. */
  readonly isAmbient = false;
  private connection: PoolConnection | null = null;
  private waiting: Statement[] = [];
  private isOver = false;

  constructor(
    private readonly pool: Pool,
    reader: EntityManager,
    private readonly knowsBlocks: boolean,
  ) {
    this.unit = { manager: reader, statements: this, afterCommit: [] };
  }

  async begin(): Promise<void> {
    this.connection = await new Promise((resolve, reject) => {
      this.pool.getConnection((error, connection) => (error ? reject(error) : resolve(connection)));
    });
    this.waiting = [];
  }

  async read(statements: readonly Statement[]): Promise<unknown[]> {
    if (this.isOver) throw new Error('The unit of work is over.');
    const results = await this.send(statements);
    return results.slice(results.length - statements.length);
  }

  async write(statements: readonly Statement[]): Promise<void> {
    if (this.isOver) throw new Error('The unit of work is over.');
    this.waiting.push(...statements);
  }

  async commit(): Promise<void> {
    const all = [...this.waiting, { sql: 'COMMIT', values: [] }];
    this.waiting = [];
    try {
      // The results of these statements are not read, and a block returns one result, so this process wakes up once.
      await this.send(this.knowsBlocks ? [blockOf(all)] : all);
    } catch (error) {
      const unknown = storeFaultOf(error) === 'lost' || (error instanceof QueryFailedError && HALF_WAY.has(errorCodeOf(error.driverError)));
      throw unknown ? new OutcomeUnknown(error) : error;
    }
  }

  async rollback(reason: unknown): Promise<void> {
    this.waiting = [];
    const cause = causeOf(reason);
    if (storeFaultOf(cause) === 'lost') return this.drop(cause);
    await this.send([{ sql: 'ROLLBACK', values: [] }]).catch((error: unknown) => this.drop(error));
  }

  fence(): void {
    this.isOver = true;
  }

  async release(): Promise<void> {
    this.connection?.release();
  }

  /** Sends the waiting statements and these in one round trip, and returns the results of all. */
  private send(statements: readonly Statement[]): Promise<unknown[]> {
    const isNew = this.connection && !BEGINNING.has(this.connection);
    const all = [...(isNew ? [BEGIN_BY_ITSELF] : []), ...this.waiting, ...statements];
    this.waiting = [];
    const sql = all.map((statement) => statement.sql).join(';\n');
    const values = all.flatMap((statement) => statement.values);
    return new Promise((resolve, reject) => {
      this.connection?.query(sql, values, (error, results) => {
        // Same error class as TypeORM throws. The parameters are omitted because they contain answers.
        if (error) return reject(new QueryFailedError(sql, undefined, error));
        if (this.connection) BEGINNING.add(this.connection);
        resolve(all.length === 1 ? [results] : (results as unknown[]));
      });
    });
  }

  private drop(error: unknown): void {
    if (this.connection) dropConnection(this.connection, error instanceof Error ? error : new Error(String(error)));
  }
}

/** MariaDB's own: a row of statements that ends at the first that fails, like any other. */
function blockOf(statements: readonly Statement[]): Statement {
  return {
    sql: `BEGIN NOT ATOMIC\n${statements.map(({ sql }) => `${sql};\n`).join('')}END`,
    values: statements.flatMap(({ values }) => values),
  };
}
