/**
 * Holds short-lived items in reusable slots. A Set would do, but it defeats garbage collection: when its table is replaced, the old one still
 * references its content and the new table. An old table that has survived two minor collections keeps everything after it alive until the next
 * major one: here, every request.
 */
export class SlotList<T> {
  private readonly places: (T | undefined)[] = [];
  private readonly free: number[] = [];

  /** Stores an item and returns its slot. */
  take(item: T): number {
    const place = this.free.pop() ?? this.places.length;
    this.places[place] = item;
    return place;
  }

  /** Frees the slot of an item. It does nothing if another item has taken the slot since. */
  leave(place: number, item: T): void {
    if (this.places[place] !== item) return;
    this.places[place] = undefined;
    this.free.push(place);
  }

  *taken(): Generator<readonly [place: number, item: T]> {
    for (const [place, item] of this.places.entries()) if (item !== undefined) yield [place, item];
  }
}
