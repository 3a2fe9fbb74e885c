import { type Branch, findBranch, insertBranch, membersOf, removeBranch } from '../tree/branch.js';
import { placeOf } from '../tree/siblings.js';

/** Where a branch comes back to. */
interface Back {
  readonly parentId: number | null;
  readonly after: number | null;
}

/**
 * The tree with a branch put (back) where it belongs: `make` completes its own fields with what it holds now, if it is there. A parent that is
 * gone, or that now stands inside the branch, leaves it at the top level; without its anchor it goes to the end.
 */
export const putBack = <T extends Branch<T>>(
  roots: readonly T[],
  id: number,
  { parentId, after }: Back,
  make: (present: T | undefined) => T,
): readonly T[] => {
  const branch = make(findBranch(roots, id));
  const rest = removeBranch(roots, id);
  const members = membersOf(rest, parentId);
  const siblings = members ?? rest;
  return insertBranch(rest, members === undefined ? null : parentId, placeOf(siblings, after) ?? siblings.length, branch);
};
