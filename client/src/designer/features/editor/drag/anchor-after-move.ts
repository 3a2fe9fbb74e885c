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
