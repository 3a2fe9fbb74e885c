/** The end of the key order that is kept when there are too many keys. */
type Kept = 'first' | 'last';

/**
 * Counts occurrences of each key for a bounded number of keys: the first or the last ones in the order of their characters. The counts of those that
 * stay are exact, whatever the order in which they came: a key that is pushed out never comes back.
 */
export class BoundedCounts {
  private readonly counts = new Map<string, number>();
  private rest = 0;

  constructor(
    private readonly most: number,
    private readonly kept: Kept = 'first',
  ) {}

  add(key: string): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    if (this.counts.size > this.most) this.pushOut();
  }

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  /** Counts of keys that did not stay. */
  get others(): number {
    return this.rest;
  }

  /** Keys and counts, keys in order. */
  list(): [key: string, count: number][] {
    return Array.from(this.counts).sort(([one], [two]) => (one < two ? -1 : 1));
  }

  private pushOut(): void {
    let last: string | undefined;
    for (const key of this.counts.keys()) if (last === undefined || (this.kept === 'first' ? key > last : key < last)) last = key;
    if (last === undefined) return;
    this.rest += this.of(last);
    this.counts.delete(last);
  }
}

/** Keeps the newest of what comes and forgets the rest: constant memory however much comes. */
export class Newest<T> {
  private readonly ring: T[] = [];
  private total = 0;

  constructor(private readonly most: number) {}

  add(item: T): void {
    this.ring[this.total % this.most] = item;
    this.total += 1;
  }

  /** Number of values added. */
  get count(): number {
    return this.total;
  }

  /** Newest first. */
  list(): T[] {
    const end = this.total % this.most;
    return [...this.ring.slice(end), ...this.ring.slice(0, end)].reverse();
  }
}
