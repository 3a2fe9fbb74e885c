import type { Dialect } from '../../platform/db/columns/dialect.js';

/** Value of a column; there are no other types (platform/db/column-types.ts). */
export type Cell = string | number | null;

export interface StoredTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Consistent snapshot of the store, unaffected by later writes. */
export interface StoreView {
  readonly dialect: Dialect;
  /** Returns the tables by name, without those that only record migrations. */
  tables(): Promise<readonly StoredTable[]>;
  /** Yields all rows, with only a few in memory at a time. */
  rows(table: StoredTable): AsyncIterable<readonly Cell[]>;
  select(sql: string): Promise<readonly Readonly<Record<string, Cell>>[]>;
}

/** Internal tables, which a restored store creates itself. */
export const INTERNAL_TABLES: ReadonlySet<string> = new Set(['migrations', 'migration_lock', 'typeorm_metadata']);
