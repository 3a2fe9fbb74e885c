import { readCursor, writeCursor } from './age-cursor.js';
import type { OrderedList } from './page.js';

/** An entry of a list that comes with the product, with its place in the whole list. */
export interface Placed<Item> {
  readonly item: Item;
  readonly place: number;
}

/**
 * A list in memory whose order never changes, or what a search left of it. The cursor holds the place in the whole list in place of a creation time,
 * so a cursor is good for every search in it; `idAt` tells the id at a place.
 */
export function fixedList<Item extends { readonly id: string }>(
  found: readonly Placed<Item>[],
  idAt: (place: number) => string | undefined,
): OrderedList<Placed<Item>, number> {
  return {
    cursorOf: ({ item, place }) => writeCursor({ createdAt: new Date(place), id: item.id }),
    placeOf: (cursor) => {
      const read = readCursor(cursor);
      return read && idAt(read.createdAt) === read.id ? read.createdAt : null;
    },
    count: async () => found.length,
    read: async ({ from, including, backward, most }) =>
      (backward ? found.toReversed() : found)
        .filter(({ place }) => from === null || (place === from ? including : place < from === backward))
        .slice(0, most),
  };
}
