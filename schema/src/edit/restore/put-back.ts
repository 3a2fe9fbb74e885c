import { type Branch, findBranch, insertBranch, membersOf, removeBranch, replaceBranch } from '../tree/branch.js';
import { placeOf } from '../tree/siblings.js';

/** Position that a branch returns to, and which part of it returns (`RestoredPart`). */
interface Back {
  readonly parentId: number | null;
  readonly after: number | null;
  readonly only?: 'fields' | 'place';
}

/**
 * The tree with a branch put (back) where it belongs: `make` completes its own fields with what it holds now, if it is there. A parent that is
 * gone, or that now stands inside the branch, leaves it at the end of the top level; without its anchor it goes to the end of its parent.
 */
export const putBack = <T extends Branch<T>>(
  roots: readonly T[],
  id: number,
  { parentId, after, only }: Back,
  make: (present: T | undefined) => T,
): readonly T[] => {
  if (only === 'fields') return replaceBranch(roots, id, make);
  const present = findBranch(roots, id);
  const branch = only === 'place' && present !== undefined ? present : make(present);
  const rest = removeBranch(roots, id);
  const members = membersOf(rest, parentId);
  if (members === undefined) return [...rest, branch];
  return insertBranch(rest, parentId, placeOf(members, after) ?? members.length, branch);
};
