import type { Anchor } from '../operation.js';

interface Identified {
  readonly id: number;
}

/** Returns the index that an anchor stands for among its siblings; null if the anchor is not one of them. */
export const placeOf = (siblings: readonly Identified[], after: Anchor): number | null => {
  if (after === undefined) return siblings.length;
  if (after === null) return 0;
  const index = siblings.findIndex(({ id }) => id === after);
  return index === -1 ? null : index + 1;
};

/** The anchor that leads back to this place. */
export const anchorAt = (siblings: readonly Identified[], index: number): number | null => siblings[index - 1]?.id ?? null;

/** The anchor of one of the siblings itself. */
export const anchorOf = (siblings: readonly Identified[], id: number): number | null =>
  anchorAt(
    siblings,
    siblings.findIndex((sibling) => sibling.id === id),
  );

export const insertAt = <T>(siblings: readonly T[], index: number, item: T): readonly T[] => [
  ...siblings.slice(0, index),
  item,
  ...siblings.slice(index),
];

export const without = <T extends Identified>(siblings: readonly T[], id: number): readonly T[] =>
  siblings.filter((sibling) => sibling.id !== id);
