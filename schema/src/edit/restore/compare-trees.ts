import type { Branch } from '../tree/branch.js';
import { stayInOrder } from './stay-in-order.js';

/** A branch of the older tree that the newer one lacks, has elsewhere or has otherwise. */
export interface ChangedBranch<T> {
  readonly branch: T;
  readonly parentId: number | null;
  /** The sibling that it follows; null = it is the first. */
  readonly after: number | null;
  /** The branch in the newer tree; undefined if it is gone. */
  readonly present: T | undefined;
  /** True if it stands elsewhere in the newer tree. */
  readonly isMoved: boolean;
}

/**
 * Returns how much of a differing branch must be restored: nothing if only the object differs, otherwise as defined by `RestoredPart`. `isAlike`
 * returns whether its own fields are equal.
 */
export function restoreExtent<T>(
  { branch, present, isMoved }: ChangedBranch<T>,
  isAlike: (one: T, other: T) => boolean,
): 'nothing' | { readonly only?: 'fields' | 'place' } {
  if (present === undefined) return {};
  if (isAlike(branch, present)) return isMoved ? { only: 'place' } : 'nothing';
  return isMoved ? {} : { only: 'fields' };
}

interface TreeDifference<T> {
  /** Branches in the order of the older document: the parent and the preceding sibling of a branch come before it. */
  readonly differing: readonly ChangedBranch<T>[];
  /** Ids that only the newer tree has, without those inside others of them. */
  readonly added: readonly number[];
}

/** The part of two lists in which they differ: what they begin and end with alike, object for object, is left out. */
interface Stretch<T> {
  readonly older: readonly T[];
  readonly newer: readonly T[];
  /** Number of equal members before the stretch. */
  readonly from: number;
}

function stretchOf<T>(older: readonly T[], newer: readonly T[]): Stretch<T> {
  const shorter = Math.min(older.length, newer.length);
  let from = 0;
  while (from < shorter && older[from] === newer[from]) from += 1;
  let tail = 0;
  while (tail < shorter - from && older[older.length - 1 - tail] === newer[newer.length - 1 - tail]) tail += 1;
  return { older: older.slice(from, older.length - tail), newer: newer.slice(from, newer.length - tail), from };
}

interface Entry<T> {
  readonly branch: T;
  readonly parentId: number | null;
}

function indexed<T extends Branch<T>>(roots: readonly T[]): ReadonlyMap<number, Entry<T>> {
  const entries = new Map<number, Entry<T>>();
  const enter = (branches: readonly T[], parentId: number | null): void => {
    for (const branch of branches) {
      entries.set(branch.id, { branch, parentId });
      if (branch.nodes !== undefined) enter(branch.nodes, branch.id);
    }
  };
  enter(roots, null);
  return entries;
}

const addedIds = <T extends Branch<T>>(newer: readonly T[], older: ReadonlyMap<number, Entry<T>>): number[] =>
  newer.flatMap(({ id, nodes }) => {
    if (!older.has(id)) return [id];
    return nodes === undefined ? [] : addedIds<T>(nodes, older);
  });

/**
 * Returns the changes that turn the newer tree back into the older one. Compares by identity: a branch that is the same object in both is not looked
 * into. `movers` are ids known to have been moved, so that their siblings count as having stayed.
 */
export function compareTrees<T extends Branch<T>>(
  older: readonly T[],
  newer: readonly T[],
  movers: ReadonlySet<number>,
): TreeDifference<T> {
  if (older === newer) return { differing: [], added: [] };
  const top = stretchOf(older, newer);
  const entries = indexed(top.newer);
  const differing: ChangedBranch<T>[] = [];

  const staying = ({ older: from, newer: to }: Stretch<T>, parentId: number | null): ReadonlySet<number> => {
    const kept = from.map(({ id }) => id).filter((id) => entries.get(id)?.parentId === parentId);
    const wanted = new Set(kept);
    return stayInOrder(
      kept,
      to.map(({ id }) => id).filter((id) => wanted.has(id)),
      movers,
    );
  };
  const compare = (siblings: readonly T[], stretch: Stretch<T>, parentId: number | null): void => {
    const stays = staying(stretch, parentId);
    let after: number | null = siblings[stretch.from - 1]?.id ?? null;
    for (const branch of stretch.older) {
      const present = entries.get(branch.id)?.branch;
      const isMoved = present !== undefined && !stays.has(branch.id);
      if (present !== branch || isMoved) differing.push({ branch, parentId, after, present, isMoved });
      if (present !== branch && branch.nodes !== undefined) {
        compare(branch.nodes, stretchOf(branch.nodes, present?.nodes ?? []), branch.id);
      }
      after = branch.id;
    }
  };
  compare(older, top, null);
  return { differing, added: addedIds(top.newer, indexed(top.older)) };
}
