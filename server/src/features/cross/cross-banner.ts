import { type CrossPart, type CrossVariable, LIMITS } from '@wence/schema';
import { nestedPlace, type Place, placesIn, type TableCounts } from './cross-counts.js';
import { columnLetter } from './statistics/column-letters.js';

/** A category with its place. */
export interface Placed extends CrossPart {
  readonly place: Place;
}

/** A column with the letter by which others refer to it. */
export interface BannerColumn extends Placed {
  readonly letter: string;
}

/** Columns that are compared with each other: all of a variable, or those within one category of the outer one. */
export interface BannerGroup {
  /** The category that they stand within; null: columns are not nested. */
  readonly outer: Placed | null;
  readonly columns: readonly BannerColumn[];
  /** Places of all columns of the group, those too that had to be left out. */
  readonly places: readonly Place[];
}

/** The columns that all tables of one column variable share. */
export interface Banner {
  /** Those without columns are left out. */
  readonly groups: readonly BannerGroup[];
  /** Categories, or pairs of them, that had to be left out. */
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

/** All columns that there could be, by the category that they stand within. */
function allColumns({ column, inner }: TableCounts, places: readonly (Place | null)[]): { outer: Placed | null; columns: Placed[] }[] {
  if (!inner) return [{ outer: null, columns: categoriesOf(column, places) }];
  const found = places.map((place) => (place === null ? [] : placesIn(place)));
  const foundIn = (index: number): Place[] => found.flatMap((pair) => pair[index] ?? []);
  const within = categoriesOf(inner, foundIn(1));
  return categoriesOf(column, foundIn(0)).map((outer) => ({
    outer,
    columns: within.map((part) => ({ ...part, place: nestedPlace(outer.place, part.place) })),
  }));
}

/** The tables of each column variable with the columns that they share. Letters run on from one variable to the next. */
export function bannersOf(tables: readonly TableCounts[]): { readonly banner: Banner; readonly tables: readonly TableCounts[] }[] {
  let letters = 0;
  return [...new Set(tables.map(({ column }) => column))].map((variable) => {
    const own = tables.filter(({ column }) => column === variable);
    const places = own.flatMap(({ columns }) => [...columns.keys()]);
    const groups = own.slice(0, 1).flatMap((table) => allColumns(table, places));
    const all = groups.flatMap(({ columns }) => columns);
    const baseOf = (place: Place): number => Math.max(0, ...own.map(({ columns }) => columns.get(place)?.base ?? 0));
    const shown = new Set(mostFrequent(all, LIMITS.crossCategoryColumns, baseOf));
    const lettered = groups.map(({ outer, columns }) => ({
      outer,
      columns: columns.filter((column) => shown.has(column)).map((column) => ({ ...column, letter: columnLetter(letters++) })),
      places: columns.map(({ place }) => place),
    }));
    return { tables: own, banner: { groups: lettered.filter(({ columns }) => columns.length > 0), omitted: all.length - shown.size } };
  });
}
