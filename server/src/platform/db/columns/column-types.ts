import type { EntitySchemaColumnOptions, QueryRunner, TableColumnOptions } from 'typeorm';
import type { Dialect } from './dialect.js';

/**
 * The only column types of the product. Entities and migrations take them from here, so that one definition fits both databases:
 * ids, codes and tokens compare byte by byte, instants are milliseconds since 1970 in a bigint, documents are text (never a JSON column:
 * MySQL reorders keys, and the bytes of a definition are hashed).
 */
export function columnTypes(dialect: Dialect) {
  const mysql = dialect === 'mysql';
  const binary = mysql ? { charset: 'utf8mb4', collation: 'utf8mb4_bin' } : {};
  return {
    id: { type: 'varchar', length: 32, ...binary },
    /** Codes, hashes and tokens. */
    token: (length: number) => ({ type: 'varchar' as const, length, ...binary }),
    /** Text that people type and search for; comparison ignores case and accents. */
    line: (length: number) => ({ type: 'varchar' as const, length, ...(mysql && { charset: 'utf8mb4', collation: 'utf8mb4_unicode_ci' }) }),
    document: { type: mysql ? 'longtext' : 'text', ...binary },
    integer: { type: mysql ? 'int' : 'integer' },
    bigint: { type: 'bigint', transformer: bigintAsNumber },
    instant: { type: 'bigint', transformer: instantAsDate },
  } as const satisfies Record<string, EntitySchemaColumnOptions | ((length: number) => EntitySchemaColumnOptions)>;
}

export type ColumnTypes = ReturnType<typeof columnTypes>;

/** mysql2 gives bigints as text; every bigint of ours is below 2^53. */
const bigintAsNumber = {
  to: (value: unknown) => value,
  from: (value: string | number | null) => (value === null ? null : Number(value)),
};

const instantAsDate = {
  to: (value: unknown) => (value instanceof Date ? value.getTime() : value),
  from: (value: string | number | null) => (value === null ? null : new Date(Number(value))),
};

/** A column of a migration: the same types without what only entities know. */
export function column(name: string, options: EntitySchemaColumnOptions, more: Partial<TableColumnOptions> = {}): TableColumnOptions {
  const { type, length, charset, collation } = options;
  return {
    name,
    type: String(type),
    ...(length && { length: String(length) }),
    ...(charset && { charset }),
    ...(collation && { collation }),
    ...more,
  };
}

/** The types of the database a migration runs on. */
export function typesOf(runner: QueryRunner): ColumnTypes {
  return columnTypes(runner.dataSource.options.type === 'mysql' ? 'mysql' : 'sqlite');
}
