import type { PoolConnection } from 'mysql2';
import type { DataSource, QueryRunner } from 'typeorm';
import type { Dialect } from './columns/dialect.js';
import { type Fence, fence } from './fence.js';
import { dropConnection } from './pool-guard.js';
import { isBusy, isDiskFault, storeFaultOf } from './sql-error.js';
import { oneByOne } from './statements.js';
import { causeOf, DiskFailed, OutcomeUnknown, type TransactionConnection } from './transaction-connection.js';
import type { Unit } from './unit.js';

/** Milliseconds that a unit waits for SQLite's lock while another connection holds it, and between two looks. */
const BUSY = { patience: 5000, pause: 5 } as const;

/** A connection as TypeORM has it, for everything that works with entities. */
export class RunnerConnection implements TransactionConnection {
  readonly unit: Unit;
  readonly isAmbient = true;
  private readonly runner: QueryRunner;
  private readonly fenced: Fence;

  constructor(
    private readonly dialect: Dialect,
    source: DataSource,
  ) {
    this.runner = source.createQueryRunner();
    this.fenced = fence(this.runner, dialect);
    const manager = source.createEntityManager(this.fenced.runner);
    this.unit = { manager, statements: oneByOne(manager), afterCommit: [] };
  }

  async begin(): Promise<void> {
    if (this.dialect === 'sqlite') await this.beginAlone();
    else await this.runner.query('START TRANSACTION');
    this.mark(true);
  }

  async commit(): Promise<void> {
    try {
      await this.runner.query('COMMIT');
    } catch (error) {
      throw this.dialect === 'sqlite' && isDiskFault(error) ? new DiskFailed(error) : this.outcomeOf(error);
    }
  }

  async rollback(reason: unknown): Promise<void> {
    const cause = causeOf(reason);
    if (this.dialect === 'mysql' && storeFaultOf(cause) === 'lost') return this.drop(cause);
    try {
      await this.runner.query('ROLLBACK');
    } catch (error) {
      if (this.dialect === 'mysql') return this.drop(error);
      // SQLite has often rolled back by itself, and says that there is nothing left to roll back.
      if (await this.isOpen()) throw new DiskFailed(error);
    }
  }

  fence(): void {
    this.fenced.close();
  }

  async release(): Promise<void> {
    this.mark(false);
    await this.runner.release();
  }

  /**
   * A plain BEGIN would take SQLite's lock at its first write, too late to wait for another connection that holds it: one of the command line, or
   * of another server in this process. Waiting in the driver holds up the process, and with it whoever could give the lock back; so this waits.
   */
  private async beginAlone(): Promise<void> {
    const end = performance.now() + BUSY.patience;
    for (;;) {
      try {
        await this.runner.query('BEGIN IMMEDIATE');
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, BUSY.pause));
      }
    }
  }

  /** TypeORM refuses to lock rows where it knows of no transaction, and would begin one of its own for some calls. */
  private mark(isTransactionActive: boolean): void {
    Object.assign(this.runner, { isTransactionActive });
  }

  /** SQLite says what it refused. Of a server's errors at COMMIT only a lost lock is certain to have rolled back. */
  private outcomeOf(error: unknown): unknown {
    const fault = storeFaultOf(error);
    const certain = this.dialect === 'sqlite' || fault === 'deadlock' || fault === 'lock_wait';
    return certain ? error : new OutcomeUnknown(error);
  }

  /** `connect` gives back the connection that the runner has already. */
  private async drop(reason: unknown): Promise<void> {
    const connection: PoolConnection | undefined = await this.runner.connect().catch(() => undefined);
    if (connection) dropConnection(connection, reason instanceof Error ? reason : new Error(String(reason)));
  }

  private async isOpen(): Promise<boolean> {
    const connection: { readonly open: boolean; readonly inTransaction: boolean } = await this.runner.connect();
    // Asked on a closed connection, `inTransaction` ends the process.
    return connection.open && connection.inTransaction;
  }
}
