/** Place of an item after it is swapped with a neighbour. */
export interface Exchange {
  /** Id of the item it follows; null if it comes first. */
  readonly after: number | null;
  /** Counted from 1. */
  readonly place: number;
}

/** Swaps with the neighbours on both sides; undefined without a neighbour. */
export function exchangesOf(ids: readonly number[], id: number): { readonly back?: Exchange; readonly forth?: Exchange } {
  const at = ids.indexOf(id);
  const next = ids[at + 1];
  return {
    back: at > 0 ? { after: ids[at - 2] ?? null, place: at } : undefined,
    forth: at >= 0 && next !== undefined ? { after: next, place: at + 2 } : undefined,
  };
}

/** The part right behind another one. */
export const partBehind = <T extends { readonly id: number }>(parts: readonly T[], id: number): T | undefined =>
  parts[parts.findIndex((part) => part.id === id) + 1];
