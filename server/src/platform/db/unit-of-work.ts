import { AppError } from '../errors/app-error.js';
import type { Random } from '../outside/random.js';
import type { Database, Unit } from './database.js';
import { isTransient } from './sql-error.js';
import { WriteLock } from './write-lock.js';

const ATTEMPTS = 4;
const BACKOFF_MS = { least: 10, most: 100 };

/**
 * The one way to write. `run` opens a transaction, or joins the one it is called in; events leave only after the commit. On SQLite units
 * queue; on MySQL a unit that lost a deadlock or a lock wait runs again as a whole, so it must not do anything outside the database.
 * Hash, parse and send before or after it, never inside.
 */
export class UnitOfWork {
  private readonly lock = new WriteLock();

  constructor(
    private readonly database: Database,
    private readonly random: Random,
  ) {}

  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.database.currentUnit.getStore()) return work();
    return this.database.dialect === 'sqlite' ? this.lock.run(() => this.once(work)) : this.withRetries(work);
  }

  /** Called inside a unit: after its commit. Called outside: at once. */
  afterCommit(notify: () => void): void {
    const unit = this.database.currentUnit.getStore();
    if (unit) unit.afterCommit.push(notify);
    else notify();
  }

  private async withRetries<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once(work);
      } catch (error) {
        if (!isTransient(error)) throw error;
        if (attempt === ATTEMPTS) throw new AppError('B0503', { cause: error });
        await pause(this.random.between(BACKOFF_MS.least, BACKOFF_MS.most));
      }
    }
  }

  private async once<T>(work: () => Promise<T>): Promise<T> {
    const runner = this.database.writer.createQueryRunner();
    try {
      // Under REPEATABLE READ a unit that waited for a row would go on reading the past; every decision here wants the newest commit.
      await runner.startTransaction(this.database.dialect === 'mysql' ? 'READ COMMITTED' : undefined);
      const unit: Unit = { manager: runner.manager, afterCommit: [] };
      const result = await this.database.currentUnit.run(unit, work);
      await runner.commitTransaction();
      for (const notify of unit.afterCommit) notify();
      return result;
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      throw error;
    } finally {
      // SQLite's runner is the shared connection itself: releasing it is a no-op there.
      await runner.release();
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
