import type { Anchor } from '../operation/operation.js';

interface Identified {
  readonly id: number;
}

/** Returns the index that an anchor stands for among its siblings; null if the anchor is not one of them. */
export function placeOf(siblings: readonly Identified[], after: Anchor): number | null {
  if (after === undefined) return siblings.length;
  if (after === null) return 0;
  const index = siblings.findIndex(({ id }) => id === after);
  return index === -1 ? null : index + 1;
}

export const insertAt = <T>(siblings: readonly T[], index: number, item: T): readonly T[] => [
  ...siblings.slice(0, index),
  item,
  ...siblings.slice(index),
];

export const without = <T extends Identified>(siblings: readonly T[], id: number): readonly T[] =>
  siblings.filter((sibling) => sibling.id !== id);
