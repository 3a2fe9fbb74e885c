import type { CrossVariable } from '@wence/schema';
import type { ColumnarRows } from '../../platform/analytics/columnar-file.js';
import { columnOfValues, columnVariables, type Pair } from './cross-statements.js';

/** A place among the categories of a variable, counted from 0; of open categories the value itself; of nested columns a pair of places. */
export type Place = number | string;

const BETWEEN = ' ';

/** The place of a column that stands within another one. No place of a variable has a space in it. */
export const nestedPlace = (outer: Place, inner: Place): Place => `${outer}${BETWEEN}${inner}`;

/** The place of a column among the categories of each of its variables, as texts, the outer one first. */
export const placesIn = (place: Place): readonly string[] => String(place).split(BETWEEN);

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
  readonly inner?: CrossVariable | undefined;
  /** Responses that were asked all questions of the table. */
  readonly asked: number;
  readonly columns: ByColumn<ColumnCounts>;
  /** All responses that answered them, each once. */
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

/** Reads the column that a row of a result is of, and returns it with the figures, which stand behind its places. */
function columnReader(pair: Pair): (row: ColumnarRows[number]) => { readonly at: Place | null; readonly figures: readonly Cell[] } {
  const readers = columnVariables(pair).map((variable) => placeReader(variable, isValueOf(variable)));
  return (row) => {
    const [outer = null, inner] = readers.map((read, index) => read(row[index]));
    const at = inner === undefined || outer === null ? outer : inner === null ? null : nestedPlace(outer, inner);
    return { at, figures: row.slice(readers.length) };
  };
}

export function readCounts(pair: Pair, rows: ColumnarRows): ByColumn<ColumnCounts> {
  const { row } = pair;
  const columns: ByColumn<ColumnCounts> = new Map();
  const read = columnReader(pair);
  const rowPlace = placeReader(row, isValueOf(row));
  for (const line of rows) {
    const { at, figures } = read(line);
    const [base, ...rest] = figures;
    const counts = columns.get(at) ?? { base: 0, categories: new Map<Place, number>() };
    columns.set(at, counts);
    counts.base += Number(base);
    const category = rowPlace(rest[0]);
    if (row.overlapping) for (const [index, count] of rest.entries()) addTo(counts, index, Number(count));
    else if (category !== null) addTo(counts, category, Number(base));
  }
  return columns;
}

/** Several lines can be of one column: those of values that are in none of its categories. */
function addTo({ categories }: ColumnCounts, category: Place, count: number): void {
  categories.set(category, (categories.get(category) ?? 0) + count);
}

/** The moments of each number of the row variable. */
export function readMoments(pair: Pair, rows: ColumnarRows): ByColumn<readonly Moments[]> {
  const column = columnReader(pair);
  const columns: ByColumn<readonly Moments[]> = new Map();
  for (const row of rows) {
    const { at, figures } = column(row);
    const read = pair.row.numbers.map((_, index): Moments => {
      const [base = 0, sum = 0, variance = 0] = figures.slice(index * 3, index * 3 + 3).map(Number);
      return { base, sum, variance };
    });
    const known = columns.get(at);
    columns.set(at, known ? read.map((moments, index) => addMoments([moments, known[index] ?? NONE])) : read);
  }
  return columns;
}

export function addCounts(parts: readonly ColumnCounts[]): ColumnCounts {
  const all: ColumnCounts = { base: 0, categories: new Map() };
  for (const { base, categories } of parts) {
    all.base += base;
    for (const [category, count] of categories) addTo(all, category, count);
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
