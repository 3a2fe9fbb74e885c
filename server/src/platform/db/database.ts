import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'mysql2';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import { CollectorConnection } from './collector-connection.js';
import type { Dialect } from './columns/dialect.js';
import type { PoolUse } from './pool-guard.js';
import { RunnerConnection } from './runner-connection.js';
import type { TransactionConnection } from './transaction-connection.js';
import type { Unit } from './unit.js';

/** The connections that are kept for responses. */
export interface Collector {
  readonly pool: Pool;
  /** The server runs `BEGIN NOT ATOMIC … END` outside procedures: MariaDB does, MySQL does not. */
  readonly knowsBlocks: boolean;
}

/**
 * The open store: one connection (SQLite) or pool (MySQL) that writes, one that reads. On MySQL responses have a small pool of their own: whatever
 * authors do, respondents find a connection. Reads inside a unit of work go through that unit,
 * so they see its own writes; all others see the last commit.
 */
export class Database {
  readonly currentUnit = new AsyncLocalStorage<Unit>();
  private units = 0;

  constructor(
    readonly dialect: Dialect,
    readonly writer: DataSource,
    private readonly reader: DataSource,
    private readonly collector: Collector | null,
    private readonly pool: { readonly use: PoolUse },
  ) {}

  /** Connections in use, and requests that wait for one. SQLite has no pool: nothing in use. */
  get poolUse(): PoolUse {
    return this.pool.use;
  }

  repository<E extends ObjectLiteral>(entity: EntityTarget<E>): Repository<E> {
    return this.manager.getRepository(entity);
  }

  get manager(): EntityManager {
    return this.currentUnit.getStore()?.manager ?? this.reader.manager;
  }

  /** Runs work that finds its unit as `currentUnit`. */
  async within<T>(unit: Unit, work: () => Promise<T>): Promise<T> {
    this.units += 1;
    try {
      return await this.currentUnit.run(unit, work);
    } finally {
      this.units -= 1;
      // Between units, promises need no async context.
      if (this.units === 0) this.currentUnit.disable();
    }
  }

  /** Opens a connection for one transaction. `collects` permits plain statements only and uses the pool reserved for responses, if there is one. */
  connection(collects: boolean): TransactionConnection {
    return collects && this.collector
      ? new CollectorConnection(this.collector.pool, this.reader.manager, this.collector.knowsBlocks)
      : new RunnerConnection(this.dialect, this.writer);
  }

  /** Options of a read that must hold what it reads until commit. SQLite has one writer at a time and needs no row locks. */
  get forUpdate(): { lock?: { mode: 'pessimistic_write' } } {
    return this.dialect === 'mysql' ? { lock: { mode: 'pessimistic_write' } } : {};
  }

  /** Readiness: the store answers. Throws when it does not. */
  async ping(): Promise<void> {
    await this.reader.query('SELECT 1');
  }

  async close(): Promise<void> {
    const { collector } = this;
    if (collector) await new Promise<void>((resolve) => collector.pool.end(() => resolve()));
    for (const source of new Set([this.writer, this.reader])) {
      if (source.isInitialized) await source.destroy();
    }
    // Until then Node hands the storage on with every promise of the process; one with many stores in its life would slow down with each.
    this.currentUnit.disable();
  }
}
