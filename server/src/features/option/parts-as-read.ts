import { invalidInput } from '../../platform/errors/app-error.js';
import { changedAsRead, hasAsRead, readOnlyKeys } from '../../platform/route/as-read.js';
import { type V1Option, v1Option } from '../node/v1-option.type.js';
import { optionFields } from '../node/v1-fields.type.js';
import type { V1MatrixRow } from '../node/v1-matrix-row.type.js';

/** Rows have no keys that options have not. */
const { shape } = v1Option;

/** What a route does not write of the options and rows that it takes: all that a `GET` answers, but for the keys named here. */
export const CHANGED_AS_READ = readOnlyKeys(shape, { ...optionFields, id: 0, position: 0, parentId: 0, nodes: 0 });
export const PLACED_AS_READ = readOnlyKeys(shape, { id: 0, parentId: 0, position: 0 });
export const ORDERED_AS_READ = readOnlyKeys(shape, { id: 0, nodes: 0 });
export const GROUPED_AS_READ = readOnlyKeys(shape, { id: 0, group: 0, title: 0, nodes: 0 });
export const MEMBER_AS_READ = readOnlyKeys(shape, { id: 0 });

type Part = V1Option | V1MatrixRow;

/** Parts as a body has them. */
export type SentParts = readonly SentPart[];

interface SentPart {
  readonly id?: number | undefined;
  /** Read only on some routes, and then of any shape. */
  readonly parentId?: unknown;
  readonly nodes?: unknown;
}

/**
 * Refuses parts that were read and come back with another value of a key that the route does not write (A0400). `read` answers the parts as they are
 * now; `keys` are those keys, by level: of the list, and of what is inside.
 */
export function refuseChangedParts(sent: SentParts, read: () => readonly Part[], ...keys: readonly [object, ...object[]]): void {
  let known: ReadonlyMap<number, Part> | undefined;
  const current = (id: number) => (known ??= new Map(flat(read()).map((part) => [part.id, part]))).get(id);
  const faultsOf = (part: SentPart, [own, ...inner]: readonly object[], path: string): ReturnType<typeof changedAsRead> => {
    if (own === undefined) return [];
    const faults = hasAsRead(part, own) ? changedAsRead(part, part.id === undefined ? undefined : current(part.id), own, path) : [];
    const within = 'nodes' in own ? [] : ((part.nodes ?? []) as SentParts); // Parsed by the route, which writes them.
    return [
      ...faults,
      ...ofRow(part, own, path),
      ...within.flatMap((each, place) => faultsOf(each, inner.length > 0 ? inner : [own], `${path}.nodes[${place}]`)),
    ];
  };
  /** The question of a row is no group that it could be moved into. */
  const ofRow = (part: SentPart, own: object, path: string) => {
    const row = part.id !== undefined && part.parentId ? current(part.id) : undefined;
    return row && !('nodes' in row) && !('parentId' in own) ? changedAsRead(part, row, { parentId: 0 }, path) : [];
  };
  const faults = sent.flatMap((part, place) => faultsOf(part, keys, `options[${place}]`));
  if (faults.length > 0) throw invalidInput(faults);
}

function flat(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => ('nodes' in part ? [part, ...flat(part.nodes)] : [part]));
}
