import type { Statement } from '../../platform/analytics/columnar-file.js';

/** The rows that are wanted, by their running numbers, and which of their columns. */
export interface RowStreamRequest {
  readonly table: string;
  /** Keys of columns that hold numbers. */
  readonly numbers: readonly string[];
  /** Keys of columns that hold texts. */
  readonly texts: readonly string[];
  /** The condition, and the values for its places. */
  readonly where: Statement;
  /** Rows are read up to this running number. */
  readonly last: number;
  /** Running numbers that one portion spans. */
  readonly span: number;
}

/** Rows in the order of their running numbers: columns of numbers, those that are empty as NaN, and columns of texts as JSON arrays each. */
export interface RowPortion {
  readonly rows: number;
  readonly numbers: readonly Float64Array<ArrayBuffer>[];
  readonly texts: readonly string[];
}

/** A message of the port: a portion for each request, then that there are no more, or why there will be none. */
export type RowMessage = { readonly portion: RowPortion } | { readonly ended: true } | { readonly error: unknown };
