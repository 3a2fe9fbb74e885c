import type { Branch } from '../tree/branch.js';
import { stayInOrder } from './stay-in-order.js';

/** A branch of the older tree that the newer one lacks, has elsewhere or has otherwise. */
export interface Differing<T> {
  readonly branch: T;
  readonly parentId: number | null;
  /** The sibling that it follows; null = it is the first. */
  readonly after: number | null;
  /** What it is in the newer tree; undefined if it is gone. */
  readonly present: T | undefined;
  /** It stands elsewhere in the newer tree. */
  readonly isMoved: boolean;
}

/**
 * What of a differing branch has to go back: nothing where it merely is another object, otherwise as `RestoredPart` says it. `isAlike` tells whether its own
 * fields say the same.
 */
export const extentOf = <T>(
  { branch, present, isMoved }: Differing<T>,
  isAlike: (one: T, other: T) => boolean,
): 'nothing' | { readonly only?: 'fields' | 'place' } => {
  if (present === undefined) return {};
  const isSame = isAlike(branch, present);
  if (isSame) return isMoved ? { only: 'place' } : 'nothing';
  return isMoved ? {} : { only: 'fields' };
};

export interface TreeDifference<T> {
  /** In the order of the older document: what a branch stands in and after comes first. */
  readonly differing: readonly Differing<T>[];
  /** Ids that only the newer tree has, without those inside others of them. */
  readonly added: readonly number[];
}

interface Entry<T> {
  readonly branch: T;
  readonly parentId: number | null;
}

const indexed = <T extends Branch<T>>(roots: readonly T[]): ReadonlyMap<number, Entry<T>> => {
  const entries = new Map<number, Entry<T>>();
  const enter = (branches: readonly T[], parentId: number | null): void => {
    for (const branch of branches) {
      entries.set(branch.id, { branch, parentId });
      if (branch.nodes !== undefined) enter(branch.nodes, branch.id);
    }
  };
  enter(roots, null);
  return entries;
};

const addedIds = <T extends Branch<T>>(newer: readonly T[], older: ReadonlyMap<number, Entry<T>>): number[] =>
  newer.flatMap(({ id, nodes }) => {
    if (!older.has(id)) return [id];
    return nodes === undefined ? [] : addedIds<T>(nodes, older);
  });

/**
 * What has to be done to the newer tree to get the older one back. Goes by identity: a branch that is the same object in both is not looked
 * into. `movers` are ids known to have been moved, so that their siblings count as having stayed.
 */
export const compareTrees = <T extends Branch<T>>(
  older: readonly T[],
  newer: readonly T[],
  movers: ReadonlySet<number>,
): TreeDifference<T> => {
  if (older === newer) return { differing: [], added: [] };
  const entries = indexed(newer);
  const differing: Differing<T>[] = [];

  const staying = (siblings: readonly T[], parentId: number | null): ReadonlySet<number> => {
    const from = siblings.map(({ id }) => id).filter((id) => entries.get(id)?.parentId === parentId);
    const wanted = new Set(from);
    const present = parentId === null ? newer : (entries.get(parentId)?.branch.nodes ?? []);
    const to = present.map(({ id }) => id).filter((id) => wanted.has(id));
    return stayInOrder(from, to, movers);
  };
  const compare = (siblings: readonly T[], parentId: number | null): void => {
    const stays = staying(siblings, parentId);
    let after: number | null = null;
    for (const branch of siblings) {
      const present = entries.get(branch.id)?.branch;
      const isMoved = present !== undefined && !stays.has(branch.id);
      if (present !== branch || isMoved) differing.push({ branch, parentId, after, present, isMoved });
      if (present !== branch && branch.nodes !== undefined) compare(branch.nodes, branch.id);
      after = branch.id;
    }
  };
  compare(older, null);
  return { differing, added: addedIds(newer, indexed(older)) };
};
