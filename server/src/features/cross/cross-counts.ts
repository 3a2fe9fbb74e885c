import type { CrossVariable } from '@wence/schema';
import type { ColumnarRows } from '../../platform/analytics/columnar-file.js';
import { columnOfValues, type Pair } from './cross-statements.js';

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
export type ByColumn<Counted> = Map<Place | null, Counted>;

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

const NONE: Moments = { base: 0, sum: 0, variance: 0 };

type Cell = ColumnarRows[number][number] | undefined;

const asPlace = (cell: Cell): Place | null => (typeof cell === 'string' || typeof cell === 'number' ? cell : null);

/** Reads what tells the place of a response; null: in none of the categories, such as off the present scale. */
function placeReader(variable: CrossVariable, isValue: boolean): (cell: Cell) => Place | null {
  if (!isValue) return asPlace;
  const places = new Map(variable.categories.map(({ test }, place) => ['equals' in test ? test.equals : null, place]));
  return (cell) => (typeof cell === 'number' ? (places.get(cell) ?? null) : null);
}

const isValueOf = (variable: CrossVariable): boolean => !variable.overlapping && columnOfValues(variable) !== null;

export function readCounts({ row, column }: Pair, rows: ColumnarRows): ByColumn<ColumnCounts> {
  const columns: ByColumn<ColumnCounts> = new Map();
  const columnPlace = placeReader(column, isValueOf(column));
  const rowPlace = placeReader(row, isValueOf(row));
  for (const [at, base, ...rest] of rows) {
    const counts = columns.get(columnPlace(at)) ?? { base: 0, categories: new Map<Place, number>() };
    columns.set(columnPlace(at), counts);
    counts.base += Number(base);
    const category = rowPlace(rest[0]);
    if (row.overlapping) for (const [index, count] of rest.entries()) counts.categories.set(index, Number(count));
    else if (category !== null) counts.categories.set(category, Number(base));
  }
  return columns;
}

/** The moments of each number of the row variable. */
export function readMoments({ row, column }: Pair, rows: ColumnarRows): ByColumn<readonly Moments[]> {
  const columnPlace = placeReader(column, isValueOf(column));
  const columns: ByColumn<readonly Moments[]> = new Map();
  for (const [at, ...values] of rows) {
    const read = row.numbers.map((_, index): Moments => {
      const [base = 0, sum = 0, variance = 0] = values.slice(index * 3, index * 3 + 3).map(Number);
      return { base, sum, variance };
    });
    const known = columns.get(columnPlace(at));
    columns.set(columnPlace(at), known ? read.map((moments, index) => addMoments([moments, known[index] ?? NONE])) : read);
  }
  return columns;
}

export function addCounts(parts: readonly ColumnCounts[]): ColumnCounts {
  const all: ColumnCounts = { base: 0, categories: new Map() };
  for (const { base, categories } of parts) {
    all.base += base;
    for (const [category, count] of categories) all.categories.set(category, (all.categories.get(category) ?? 0) + count);
  }
  return all;
}

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
