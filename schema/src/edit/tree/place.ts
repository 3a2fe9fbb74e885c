import type { Place } from '../operation/operation.js';
import { notFound, type Refusal } from '../operation/step.js';
import { type Branch, branchLocation, membersOf, removeBranch } from './branch.js';
import { placeOf } from './siblings.js';

/** A resolved position. */
export interface FoundPlace {
  readonly ok: true;
  /** Id of the parent; null = top level. */
  readonly parentId: number | null;
  /** Index in the siblings to insert before, counted from 0. */
  readonly index: number;
}

/**
 * Finds the place that an operation asks for (`Place`): in the parent it names, else where its anchor stands, else in `present`, which is where
 * the thing is now or, for something new, the top level. Refuses with the id that is not there: of the parent, or of the anchor in that parent.
 */
export function findPlace<T extends Branch<T>>(
  roots: readonly T[],
  { after, parentId }: Place,
  present: number | null = null,
): FoundPlace | Refusal {
  const byAnchor = parentId === undefined && typeof after === 'number' ? branchLocation(roots, after)?.parentId : undefined;
  const parent = parentId === undefined ? (byAnchor ?? (typeof after === 'number' ? null : present)) : parentId;
  const members = membersOf(roots, parent);
  if (members === undefined) return notFound(parent ?? 0);
  const index = placeOf(members, after);
  return index === null ? notFound(after ?? 0) : { ok: true, parentId: parent, index };
}

/** A move resolved: the tree without the branch, and where the branch goes in it. */
interface FoundMove<T> extends FoundPlace {
  readonly branch: T;
  readonly rest: readonly T[];
  /** True if it stays where it is: the move changes nothing. */
  readonly isSame: boolean;
}

/** Resolves the target of a move: anchored by itself a branch stays. It cannot move into itself or its members, which are not in the rest. */
export function findMove<T extends Branch<T>>(roots: readonly T[], id: number, place: Place): FoundMove<T> | Refusal {
  const home = branchLocation(roots, id);
  const index = home?.siblings.findIndex((sibling) => sibling.id === id) ?? -1;
  const branch = home?.siblings[index];
  if (home === undefined || branch === undefined) return notFound(id);

  const rest = removeBranch(roots, id);
  const staysPut = place.after === id && (place.parentId === undefined || place.parentId === home.parentId);
  const found = staysPut ? { ok: true as const, parentId: home.parentId, index } : findPlace(rest, place, home.parentId);
  if (!found.ok) return found;
  return { ...found, branch, rest, isSame: found.parentId === home.parentId && found.index === index };
}
