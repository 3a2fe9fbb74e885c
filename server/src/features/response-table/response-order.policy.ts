import type { Column, ColumnKind, ColumnPlan } from '@wence/schema';
import { invalidInput } from '../../platform/errors/app-error.js';
import type { Reach } from '../../platform/paging/page.js';
import { cursorOfResponse, numberInCursor } from '../response/response-cursor.policy.js';
import type { ResponsePlace } from '../response/response.port.js';
import type { ResponseQuery } from '../response/response-query.type.js';
import type { Placer, Value } from './filter-sql.policy.js';
import { quoted } from './table-names.policy.js';

const TEXTS: ReadonlySet<ColumnKind> = new Set<ColumnKind>(['text', 'date', 'time']);
/** Longer texts that begin alike are sorted as if they were equal: cursors hold the text. */
const SORTED_CHARACTERS = 100;

/** Where a row stands in a sorted list: its running number, and the value by which it is sorted; null: it has none. */
export interface SortedPlace {
  readonly seq: number;
  readonly value: Value | null;
}

/** How the rows of a list are ordered, in parts of a statement. */
export interface RowOrder {
  /** The value by which rows are sorted; null in rows without one. */
  readonly value: string;
  cursorOf(row: ResponsePlace & SortedPlace): string;
  placeOf(cursor: string): SortedPlace | null;
  /** The condition of rows that stand behind a place in the direction of reading. */
  beyond(reach: Reach<SortedPlace>, place: Placer): string;
  /** What follows ORDER BY. */
  by(backward: boolean): string;
}

/** A0400: there is no such column, or deleted responses are asked for, which no table has. */
export function rowOrder({ sort, order, filter }: Pick<ResponseQuery, 'sort' | 'order' | 'filter'>, plan: ColumnPlan): RowOrder {
  const isNewestFirst = order !== 'oldest';
  if (!sort) return bySeq(isNewestFirst);
  if (filter?.deleted) throw invalidInput([{ field: 'filter.deleted', rule: 'notAllowed' }]);
  const column = plan.columns.find(({ key }) => key === sort.column);
  if (!column) throw invalidInput([{ field: 'sort.column', rule: 'notAllowed' }]);
  return byColumn(column, sort.direction === 'descending', isNewestFirst);
}

function bySeq(isNewestFirst: boolean): RowOrder {
  const falls = (backward: boolean): boolean => isNewestFirst !== backward;
  return {
    value: 'NULL',
    cursorOf: cursorOfResponse,
    placeOf(cursor) {
      const seq = numberInCursor(cursor);
      return seq === null ? null : { seq, value: null };
    },
    beyond({ from, including, backward }, place) {
      return from === null ? 'true' : `seq ${signOf(falls(backward), including)} ${place(from.seq)}`;
    },
    by: (backward) => `seq ${wordOf(falls(backward))}`,
  };
}

/** Rows without a value stand last in either direction, so that reading backward begins with them. */
function byColumn(column: Column, descending: boolean, isNewestFirst: boolean): RowOrder {
  const value = sortValue(column);
  return {
    value,
    cursorOf: ({ seq, value: sorted }) => Buffer.from(JSON.stringify([column.key, seq, sorted])).toString('base64url'),
    placeOf: (cursor) => placeIn(cursor, column),
    beyond({ from, including, backward }, place) {
      if (from === null) return 'true';
      const behind = `seq ${signOf(isNewestFirst !== backward, including)} ${place(from.seq)}`;
      if (from.value === null) return backward ? `(${value} IS NOT NULL OR ${behind})` : `(${value} IS NULL AND ${behind})`;
      const at = place(from.value);
      const valued = `${value} ${signOf(descending !== backward, false)} ${at} OR (${value} = ${at} AND ${behind})`;
      return backward ? `(${valued})` : `(${valued} OR ${value} IS NULL)`;
    },
    by: (backward) =>
      `${value} ${wordOf(descending !== backward)} NULLS ${backward ? 'FIRST' : 'LAST'}, seq ${wordOf(isNewestFirst !== backward)}`,
  };
}

/** Options are sorted as they stand in the survey, everything else by itself; codes of missing values are none. */
function sortValue({ key, kind, values, missing }: Column): string {
  const cell = quoted(key);
  if (TEXTS.has(kind)) return `left(${cell}, ${SORTED_CHARACTERS})`;
  if (kind === 'code') return `nullif(list_position([${values.map(({ value }) => Number(value)).join(', ')}]::INTEGER[], ${cell}), 0)`;
  return missing.length > 0 ? `CASE WHEN ${cell} >= 0 THEN ${cell} END` : cell;
}

const signOf = (falls: boolean, including: boolean): string => `${falls ? '<' : '>'}${including ? '=' : ''}`;

const wordOf = (falls: boolean): string => (falls ? 'DESC' : 'ASC');

/** Null for anything that a list sorted by this column did not write. */
function placeIn(cursor: string, { key, kind }: Column): SortedPlace | null {
  try {
    const written: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(written) || written.length !== 3) return null;
    const [column, seq, value] = written as unknown[];
    const isValue = value === null || (TEXTS.has(kind) ? typeof value === 'string' : typeof value === 'number');
    if (column !== key || !Number.isSafeInteger(seq) || !isValue) return null;
    return { seq: Number(seq), value: value as Value | null }; // Of such a type, as was just seen.
  } catch {
    return null;
  }
}
