import { type CrossPart, type CrossVariable, LIMITS } from '@wence/schema';
import type { Place, TableCounts } from './cross-counts.js';
import { columnLetter } from './statistics/column-letters.js';

/** A category with its place. */
export interface Placed extends CrossPart {
  readonly place: Place;
}

/** The columns that all tables of one column variable share. */
export interface Banner {
  readonly columns: readonly (Placed & { readonly letter: string })[];
  /** Categories that had to be left out. */
  readonly omitted: number;
}

const openPart = (value: string): Placed => ({ place: value, localId: null, code: value, title: value, retired: false });

/** The categories of a variable in order; open ones are those that were found. */
export function categoriesOf({ categories, open }: CrossVariable, found: Iterable<Place | null>): Placed[] {
  if (!open) return categories.map(({ localId, code, title, retired }, place) => ({ place, localId, code, title, retired }));
  const values = [...new Set(found)].filter((value) => typeof value === 'string');
  return values.sort().map(openPart);
}

/** The categories with the highest counts, at most `most`, in their order. */
export function mostFrequent(categories: readonly Placed[], most: number, countOf: (place: Place) => number): Placed[] {
  if (categories.length <= most) return [...categories];
  const kept = new Set([...categories].sort((one, other) => countOf(other.place) - countOf(one.place)).slice(0, most));
  return categories.filter((category) => kept.has(category));
}

/** The tables of each column variable with the columns that they share. Letters run on from one variable to the next. */
export function bannersOf(tables: readonly TableCounts[]): { readonly banner: Banner; readonly tables: readonly TableCounts[] }[] {
  let letters = 0;
  return [...new Set(tables.map(({ column }) => column))].map((variable) => {
    const own = tables.filter(({ column }) => column === variable);
    const all = categoriesOf(
      variable,
      own.flatMap(({ columns }) => [...columns.keys()]),
    );
    const baseOf = (place: Place): number => Math.max(0, ...own.map(({ columns }) => columns.get(place)?.base ?? 0));
    const shown = mostFrequent(all, LIMITS.crossCategoryColumns, baseOf);
    const first = letters;
    letters += shown.length;
    const columns = shown.map((column, index) => ({ ...column, letter: columnLetter(first + index) }));
    return { tables: own, banner: { columns, omitted: all.length - shown.length } };
  });
}
