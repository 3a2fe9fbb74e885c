import type { Dialect } from '../../platform/db/columns/dialect.js';

/** What a column of ours holds; there are no other types (platform/db/column-types.ts). */
export type Cell = string | number | null;

export interface StoredTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** One state of the store, however long it is looked at and whatever is written meanwhile. */
export interface StoreView {
  readonly dialect: Dialect;
  /** By name; without those that only say which migrations have run. */
  tables(): Promise<readonly StoredTable[]>;
  /** All rows, a few at a time in memory. */
  rows(table: StoredTable): AsyncIterable<readonly Cell[]>;
  select(sql: string): Promise<readonly Readonly<Record<string, Cell>>[]>;
}

/** Tables of the machinery. A restored store makes them anew. */
export const INTERNAL_TABLES: ReadonlySet<string> = new Set(['migrations', 'migration_lock', 'typeorm_metadata']);
