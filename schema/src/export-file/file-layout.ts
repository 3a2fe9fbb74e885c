import { ColumnNames } from '../export/column-names.js';
import type { Column, ColumnPlan, MultiResponseSet } from '../export/column.js';
import type { FileColumn } from './file-column.js';
import type { FileOptions } from './file-options.js';
import { joinedColumn, plainColumn } from './plan-file-column.js';

/** The columns of a file, and what has to be read for them. */
export interface FileLayout {
  /** The columns of the plan that must be read, in this order. */
  readonly sources: readonly Column[];
  readonly columns: readonly FileColumn[];
  /** The multi-response sets of which the file has a column for each option. */
  readonly sets: readonly MultiResponseSet[];
  readonly options: FileOptions;
}

/** The columns that were asked for, in the order of the plan. */
function chosen({ columns }: ColumnPlan, { columns: keys, kind, numbered }: FileOptions): readonly Column[] {
  if (keys !== undefined) {
    const wanted = new Set(keys);
    return columns.filter(({ key }) => wanted.has(key));
  }
  return kind === 2 && numbered !== true ? columns.filter((column) => column.kind !== 'state') : columns;
}

/**
 * Lays out a file of responses (Spec 3, export types and code kinds): one column per column of the plan, or one per multi-response set, where its
 * first option stands. Names are those of the plan; the column of a set has the name of the set, with a number if another column has that. Linear in
 * columns and values.
 */
export function fileLayout(plan: ColumnPlan, options: FileOptions): FileLayout {
  const sources = chosen(plan, options);
  const isJoined = options.multiple === 'joined' && options.numbered !== true;
  const members = new Map<string, number[]>();
  for (const [place, { set }] of sources.entries()) {
    if (set === undefined) continue;
    const known = members.get(set);
    if (known === undefined) members.set(set, [place]);
    else known.push(place);
  }
  const sets = plan.sets.filter(({ key }) => members.has(key));
  if (!isJoined) return { sources, columns: sources.map((column, place) => plainColumn(column, place, options)), sets, options };

  const names = new ColumnNames();
  for (const { name, set } of sources) if (set === undefined) names.of(name);
  const byKey = new Map(sets.map((set) => [set.key, set]));
  const columns = sources.flatMap((column, place): readonly FileColumn[] => {
    const set = column.set === undefined ? undefined : byKey.get(column.set);
    if (set === undefined) return [plainColumn(column, place, options)];
    const places = members.get(set.key) ?? [];
    if (places[0] !== place) return [];
    const flags = places.map((at) => ({ column: sources[at] ?? column, place: at }));
    return [joinedColumn({ ...set, name: names.of(set.name.slice(1)) }, flags, options)];
  });
  return { sources, columns, sets: [], options };
}
