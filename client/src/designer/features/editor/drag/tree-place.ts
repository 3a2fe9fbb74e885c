/**
 * Where an item stands once it takes the place of another: the id it then follows, null for the first place, undefined when nothing moves.
 * Moving down it follows the other, moving up it follows what the other followed.
 */
export function anchorAfterMove(ids: readonly number[], moved: number, over: number | null): number | null | undefined {
  const from = ids.indexOf(moved);
  const to = over === null ? -1 : ids.indexOf(over);
  if (from < 0 || to < 0 || from === to) return undefined;
  return ids[to > from ? to : to - 1] ?? null;
}

/** One entry of lists that stand in each other. */
export interface TreeItem {
  readonly id: number;
  readonly name: string;
  /** What it stands in; null: nothing. */
  readonly parentId: number | null;
  /** Others can stand in it. */
  readonly isHolder: boolean;
  /** Counted from 1: entries change places only with those of the same level, unless they are free. */
  readonly level?: number;
}

/** Where something can be put down: in the place of an entry, or at the end of a list. */
export type TreeTarget = { readonly item: number } | { readonly endOf: number | null };

export interface TreePlace {
  readonly parentId: number | null;
  readonly after: number | null;
}

/** Whether an entry may be put there: what holds others goes into nothing (Spec 4, drag and drop), a level stays a level. */
export function mayDrop(items: readonly TreeItem[], moved: number, target: TreeTarget): boolean {
  const entry = items.find(({ id }) => id === moved);
  const parentId = listOf(items, target);
  if (!entry || parentId === undefined) return false;
  if ('item' in target) {
    const over = items.find(({ id }) => id === target.item);
    if (entry.level !== over?.level) return false;
  } else if (entry.level !== undefined) return false;
  return !entry.isHolder || parentId === null || entry.level !== undefined;
}

/**
 * Where an entry stands once it is put down: in its own list it takes the place of the other one, in another list it comes before it. Undefined:
 * nothing moves.
 */
export function placeOfDrop(items: readonly TreeItem[], moved: number, target: TreeTarget | null): TreePlace | undefined {
  if (!target || !mayDrop(items, moved, target)) return undefined;
  const parentId = listOf(items, target);
  const from = items.find(({ id }) => id === moved)?.parentId;
  if (parentId === undefined || from === undefined) return undefined;
  const ids = items.filter((item) => item.parentId === parentId).map(({ id }) => id);
  if ('endOf' in target) {
    const after = ids.filter((id) => id !== moved).at(-1) ?? null;
    return from === parentId && ids.at(-1) === moved ? undefined : { parentId, after };
  }
  if (from !== parentId) return { parentId, after: ids[ids.indexOf(target.item) - 1] ?? null };
  const after = anchorAfterMove(ids, moved, target.item);
  return after === undefined ? undefined : { parentId, after };
}

/** Whose list a target is part of; undefined where there is no such entry. */
function listOf(items: readonly TreeItem[], target: TreeTarget): number | null | undefined {
  return 'endOf' in target ? target.endOf : items.find(({ id }) => id === target.item)?.parentId;
}
