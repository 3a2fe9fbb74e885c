/**
 * Anchor of an item after it takes the place of another: the id it follows, null for the first place, undefined if nothing moves.
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
  /** Id of the parent entry; null at the top level. */
  readonly parentId: number | null;
  /** True if the entry can contain others. */
  readonly isHolder: boolean;
  /** Counted from 1: entries change places only with those of the same level, unless they are free. */
  readonly level?: number;
}

/** Drop target: the place of an entry, or the end of a list. */
export type TreeTarget = { readonly item: number } | { readonly endOf: number | null };

export interface TreePlace {
  readonly parentId: number | null;
  readonly after: number | null;
}

/** Returns whether an entry may be dropped on a target: containers cannot be nested (Spec 4, drag and drop), and cascade options keep their level. */
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
 * Place of an entry after a drop: in its own list it takes the place of the target, in another list it goes before the target. Undefined if
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

/** Parent of the list that contains a target; undefined if the target does not exist. */
function listOf(items: readonly TreeItem[], target: TreeTarget): number | null | undefined {
  return 'endOf' in target ? target.endOf : items.find(({ id }) => id === target.item)?.parentId;
}

/** The name of the place behind a question, or before the first one of its list. */
export const gapId = (parentId: number | null, after: number | null): string => `gap-${parentId ?? 'top'}-${after ?? 'first'}`;
