import { AppError } from '../errors/app-error.js';
import type { Random } from '../outside/random.js';
import type { Database } from './database.js';
import { type StoreFault, storeFaultOf } from './sql-error.js';
import { runTransaction, type Work } from './transaction.js';
import { DiskFailed, OutcomeUnknown } from './transaction-connection.js';
import { WriteLock } from './write-lock.js';

/** Maximum number of runs of a unit per fault. Waiting for a lock is slow already, and retrying does not help while the database is away. */
const ATTEMPTS: Record<StoreFault, number> = { deadlock: 4, lock_wait: 2, lost: 3, away: 1 };
const BACKOFF_MS = 25;
const RETRY_AFTER_SECONDS = 1;

/** Observer of units of work. */
export interface UnitWatch {
  /** A unit runs again. */
  retried(reason: StoreFault): void;
  /** A unit had its turn at SQLite's one writer. */
  waited(seconds: number): void;
  /** The disk failed: this process must end, now, and acknowledge nothing more. */
  mustLeave(error: DiskFailed): void;
}

const NOBODY: UnitWatch = { retried: () => {}, waited: () => {}, mustLeave: () => {} };

export interface UnitOptions {
  /** If false, faults are thrown as they are and the caller decides what to do about them. */
  readonly retry?: boolean;
  /** If true, the unit uses the connections reserved for responses. The work must use only the statements of the unit that it is given. */
  readonly collects?: boolean;
}

/**
 * The one way to write. `run` opens a transaction, or joins the one it is called in; events leave only after the commit. On SQLite units
 * queue; a unit that lost a deadlock, a lock wait or its connection runs again as a whole, so it must not do anything outside the database.
 * Hash, parse and send before or after it, never inside. What cannot be stored now is B0503: try again.
 */
export class UnitOfWork {
  private readonly lock = new WriteLock();

  constructor(
    private readonly database: Database,
    private readonly random: Random,
    private readonly watch: UnitWatch = NOBODY,
  ) {}

  run<T>(work: Work<T>, { retry = true, collects = false }: UnitOptions = {}): Promise<T> {
    const current = this.database.currentUnit.getStore();
    if (current) return work(current);
    return retry ? this.withRetries(work, collects) : this.once(work, collects);
  }

  /** Called inside a unit: after its commit. Called outside: at once. */
  afterCommit(notify: () => void): void {
    const unit = this.database.currentUnit.getStore();
    if (unit) unit.afterCommit.push(notify);
    else notify();
  }

  private async withRetries<T>(work: Work<T>, collects: boolean): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once(work, collects);
      } catch (error) {
        const fault = storeFaultOf(error);
        if (!fault && !(error instanceof OutcomeUnknown)) throw error;
        if (!fault || attempt >= ATTEMPTS[fault]) throw unavailable(error);
        this.watch.retried(fault);
        // Full jitter: those that collided must not meet again.
        await pause(this.random.between(0, BACKOFF_MS * 2 ** attempt));
      }
    }
  }

  private async once<T>(work: Work<T>, collects: boolean): Promise<T> {
    const { dialect } = this.database;
    try {
      return await (dialect === 'sqlite' ? this.inTurn(work) : runTransaction(this.database, this.database.connection(collects), work));
    } catch (error) {
      if (error instanceof DiskFailed) this.watch.mustLeave(error);
      throw error;
    }
  }

  private inTurn<T>(work: Work<T>): Promise<T> {
    const asked = performance.now();
    return this.lock.run(() => {
      this.watch.waited((performance.now() - asked) / 1000);
      return runTransaction(this.database, this.database.connection(false), work);
    });
  }
}

/** Returns the error for a valid request that cannot be served now and may be retried. */
export function unavailable(cause: unknown): AppError {
  return new AppError('B0503', { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
