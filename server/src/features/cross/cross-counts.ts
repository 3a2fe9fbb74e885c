import type { CrossVariable } from '@wence/schema';
import type { ColumnarRows } from '../../platform/analytics/columnar-file.js';

/** A place among the categories of a variable, counted from 0; of open categories the value itself. */
export type Place = number | string;

/** What was counted in one column of a table. */
export interface ColumnCounts {
  /** Responses in the column. */
  base: number;
  readonly categories: Map<Place, number>;
}

export interface Moments {
  readonly base: number;
  readonly sum: number;
  /** Of the sample; 0 of fewer than two numbers. */
  readonly variance: number;
}

/** By column; null stands for responses in none of the columns. */
export type ByColumn<Value> = Map<Place | null, Value>;

/** What was counted for one table. */
export interface TableCounts {
  readonly row: CrossVariable;
  readonly column: CrossVariable;
  /** Responses that were asked both questions. */
  readonly asked: number;
  readonly columns: ByColumn<ColumnCounts>;
  /** All responses that answered both, each once. */
  readonly total: ColumnCounts;
  readonly moments: ByColumn<readonly Moments[]>;
  readonly totalMoments: readonly Moments[];
}

type Value = ColumnarRows[number][number] | undefined;

const place = (value: Value): Place | null => (typeof value === 'string' || typeof value === 'number' ? value : null);

export function readCounts({ overlapping }: CrossVariable, rows: ColumnarRows): ByColumn<ColumnCounts> {
  const columns: ByColumn<ColumnCounts> = new Map();
  for (const [column, base, ...rest] of rows) {
    const counts = columns.get(place(column)) ?? { base: 0, categories: new Map<Place, number>() };
    columns.set(place(column), counts);
    counts.base += Number(base);
    if (overlapping) for (const [index, count] of rest.entries()) counts.categories.set(index, Number(count));
    else if (place(rest[0]) !== null) counts.categories.set(place(rest[0]) ?? '', Number(base));
  }
  return columns;
}

/** The moments of each number of the variable. */
export function readMoments({ numbers }: CrossVariable, rows: ColumnarRows): ByColumn<Moments[]> {
  return new Map(
    rows.map(([column, ...values]) => [
      place(column),
      numbers.map((_, index) => {
        const [base, sum, variance] = values.slice(index * 3, index * 3 + 3).map(Number);
        return { base: base ?? 0, sum: sum ?? 0, variance: variance ?? 0 };
      }),
    ]),
  );
}

export function addCounts(parts: readonly ColumnCounts[]): ColumnCounts {
  const all: ColumnCounts = { base: 0, categories: new Map() };
  for (const { base, categories } of parts) {
    all.base += base;
    for (const [category, count] of categories) all.categories.set(category, (all.categories.get(category) ?? 0) + count);
  }
  return all;
}

const NONE: Moments = { base: 0, sum: 0, variance: 0 };

const meanOf = ({ base, sum }: Moments): number => (base === 0 ? 0 : sum / base);

/** Moments of groups taken together, which no response is in twice. */
export function addMoments(parts: readonly Moments[]): Moments {
  const base = parts.reduce((total, part) => total + part.base, 0);
  const sum = parts.reduce((total, part) => total + part.sum, 0);
  if (base < 2) return { ...NONE, base, sum };
  const squares = parts.reduce((total, part) => {
    const within = Math.max(0, part.base - 1) * part.variance;
    return total + within + part.base * (meanOf(part) - sum / base) ** 2;
  }, 0);
  return { base, sum, variance: squares / (base - 1) };
}
