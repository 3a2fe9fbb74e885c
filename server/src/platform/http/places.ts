/**
 * Keeps what comes and goes all the time, each in a place that is taken again. A Set would do, were it not for what is left of it: when its table is
 * replaced the old one still holds what was in it, and points to the new one. An old table that has outlived two small collections of memory keeps
 * everything that follows until the next big one: here, every request.
 */
export class Places<T> {
  private readonly places: (T | undefined)[] = [];
  private readonly free: number[] = [];

  /** The place it has now. */
  take(item: T): number {
    const place = this.free.pop() ?? this.places.length;
    this.places[place] = item;
    return place;
  }

  /** Frees the place of an item. It does nothing if another item has taken the place since. */
  leave(place: number, item: T): void {
    if (this.places[place] !== item) return;
    this.places[place] = undefined;
    this.free.push(place);
  }

  *taken(): Generator<readonly [place: number, item: T]> {
    for (const [place, item] of this.places.entries()) if (item !== undefined) yield [place, item];
  }
}
