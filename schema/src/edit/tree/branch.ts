import { insertAt, without } from './siblings.js';

/**
 * The common shape of nodes and options: an id and, in some, members of their own kind. Rows, logic items and quotas are branches without
 * members. All functions keep unchanged parts as the same objects.
 */
export interface Branch<T> {
  readonly id: number;
  readonly nodes?: readonly T[];
}

/** Position of a branch: its parent (null = top level) and its siblings. */
interface BranchLocation<T> {
  readonly parentId: number | null;
  readonly siblings: readonly T[];
}

/** The siblings of the branch with this id, itself among them; undefined if it is nowhere in the tree. */
export function branchLocation<T extends Branch<T>>(
  roots: readonly T[],
  id: number,
  parentId: number | null = null,
): BranchLocation<T> | undefined {
  if (roots.some((branch) => branch.id === id)) return { parentId, siblings: roots };
  for (const branch of roots) {
    const home = branch.nodes && branchLocation<T>(branch.nodes, id, branch.id);
    if (home !== undefined) return home;
  }
  return undefined;
}

/** The branch with this id at any depth. */
export const findBranch = <T extends Branch<T>>(roots: readonly T[], id: number): T | undefined =>
  branchLocation(roots, id)?.siblings.find((branch) => branch.id === id);

/** The members of a parent, or the roots for null; undefined if there is no such parent. */
export function membersOf<T extends Branch<T>>(roots: readonly T[], parentId: number | null): readonly T[] | undefined {
  if (parentId === null) return roots;
  const parent = findBranch(roots, parentId);
  return parent && (parent.nodes ?? []);
}

/** A branch with other members; a branch that has none left has no list (canonical form). */
function withMembers<T extends Branch<T>>(branch: T, members: readonly T[]): T {
  const { nodes: _, ...own } = branch;
  // The spread of a generic type is not known to be that type again; nothing but `nodes` is exchanged.
  return (members.length === 0 ? own : { ...own, nodes: members }) as T;
}

/** The tree with one branch exchanged for what `change` makes of it. */
export function replaceBranch<T extends Branch<T>>(roots: readonly T[], id: number, change: (branch: T) => T): readonly T[] {
  let isFound = false;
  const replaced = roots.map((branch) => {
    if (isFound) return branch;
    if (branch.id === id) {
      isFound = true;
      return change(branch);
    }
    const members = branch.nodes && replaceBranch<T>(branch.nodes, id, change);
    if (members === undefined || members === branch.nodes) return branch;
    isFound = true;
    return withMembers(branch, members);
  });
  return isFound ? replaced : roots;
}

const changeMembers = <T extends Branch<T>>(
  roots: readonly T[],
  parentId: number | null,
  change: (members: readonly T[]) => readonly T[],
): readonly T[] =>
  parentId === null ? change(roots) : replaceBranch(roots, parentId, (parent) => withMembers(parent, change(parent.nodes ?? [])));

/** The tree with a branch put in at a place of a parent; null is the top level. */
export const insertBranch = <T extends Branch<T>>(roots: readonly T[], parentId: number | null, index: number, branch: T): readonly T[] =>
  changeMembers(roots, parentId, (members) => insertAt(members, index, branch));

/** The tree without a branch and everything in it; the same tree if it is not there. */
export function removeBranch<T extends Branch<T>>(roots: readonly T[], id: number): readonly T[] {
  const home = branchLocation(roots, id);
  return home === undefined ? roots : changeMembers(roots, home.parentId, (members) => without(members, id));
}

/** Removes all branches with these ids and their members, in one walk; returns the same tree if it has none of them. */
export function removeBranches<T extends Branch<T>>(roots: readonly T[], ids: ReadonlySet<number>): readonly T[] {
  if (ids.size === 0) return roots;
  const left = roots.flatMap((branch) => {
    if (ids.has(branch.id)) return [];
    const members = branch.nodes && removeBranches<T>(branch.nodes, ids);
    return members === undefined || members === branch.nodes ? [branch] : [withMembers(branch, members)];
  });
  return left.length === roots.length && left.every((branch, place) => branch === roots[place]) ? roots : left;
}
