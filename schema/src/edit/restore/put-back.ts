import { type Branch, findBranch, insertBranch, membersOf, removeBranch, replaceBranch } from '../tree/branch.js';
import { placeOf } from '../tree/siblings.js';

interface Identified {
  readonly id: number;
}

/** An item, the sibling that it follows (null = it is the first), and what of it goes back (`RestoredPart`). */
interface Placed<T> {
  readonly item: T;
  readonly after: number | null;
  readonly only?: 'fields' | 'place';
}

/** The list with newer selves of some items where they stand. */
function withFields<T extends Identified>(list: readonly T[], placed: readonly Placed<T>[]): readonly T[] {
  const newer = new Map(placed.filter(({ only }) => only === 'fields').map(({ item }) => [item.id, item]));
  return newer.size === 0 ? list : list.map((item) => newer.get(item.id) ?? item);
}

/** Returns the items to insert; where only the place is restored, with the fields they have now. */
function onTheWay<T extends Identified>(list: readonly T[], placed: readonly Placed<T>[]): Placed<T>[] {
  const present = new Map(list.map((item) => [item.id, item]));
  return placed
    .filter(({ only }) => only !== 'fields')
    .map(({ item, after, only }) => ({ after, item: only === 'place' ? (present.get(item.id) ?? item) : item }));
}

/**
 * The list with items put (back) behind their anchors, in place of their present selves where they are there. Without its anchor an item goes to
 * the end. Takes time in proportion to the length of both, however many items follow one another.
 */
export function putInList<T extends Identified>(present: readonly T[], parts: readonly Placed<T>[]): readonly T[] {
  const list = withFields(present, parts);
  const placed = onTheWay(list, parts);
  if (placed.length === 0) return list;
  const coming = new Set(placed.map(({ item }) => item.id));
  const rest = list.filter(({ id }) => !coming.has(id));
  const known = new Set(rest.map(({ id }) => id)).add(0);
  for (const id of coming) known.add(id);
  const followers = new Map<number, T[]>();
  const strays: T[] = [];
  for (const { item, after } of placed) {
    const anchor = after ?? 0;
    const behind = known.has(anchor) ? (followers.get(anchor) ?? []) : strays;
    behind.push(item);
    if (behind !== strays) followers.set(anchor, behind);
  }

  const result: T[] = [];
  const emit = (items: readonly T[]): void => {
    const waiting = [...items].reverse();
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
      result.push(item);
      for (const follower of [...(followers.get(item.id) ?? [])].reverse()) waiting.push(follower);
    }
  };
  emit(followers.get(0) ?? []);
  for (const item of rest) emit([item]);
  emit(strays);
  const emitted = new Set(result.map(({ id }) => id));
  return [...result, ...placed.map(({ item }) => item).filter(({ id }) => !emitted.has(id))];
}

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
export function putBack<T extends Branch<T>>(
  roots: readonly T[],
  id: number,
  { parentId, after, only }: Back,
  make: (present: T | undefined) => T,
): readonly T[] {
  if (only === 'fields') return replaceBranch(roots, id, make);
  const present = findBranch(roots, id);
  const branch = only === 'place' && present !== undefined ? present : make(present);
  const rest = removeBranch(roots, id);
  const members = membersOf(rest, parentId);
  if (members === undefined) return [...rest, branch];
  return insertBranch(rest, parentId, placeOf(members, after) ?? members.length, branch);
}
