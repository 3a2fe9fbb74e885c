/** Seeded random numbers: the same seed gives the same numbers, so every demo shows the same figures. */
export class SeededRandom {
  constructor(private state: number) {}

  /** At least 0, below 1. A linear congruential generator modulo 2^32 with its high bits mixed in: plenty for a demo, no use for secrets. */
  next(): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    const mixed = Math.imul(this.state ^ (this.state >>> 15), 0x2c1b3c6d) >>> 0;
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** Whole numbers, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.between(0, items.length - 1)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  /** Picks one item; a higher weight makes it more likely. */
  weighted<T>(items: readonly T[], weightOf: (item: T) => number): T {
    let left = this.next() * items.reduce((sum, item) => sum + weightOf(item), 0);
    const chosen = items.find((item) => (left -= weightOf(item)) < 0) ?? items.at(-1);
    if (chosen === undefined) throw new RangeError('nothing to weigh');
    return chosen;
  }

  /** Returns an id in the form of a random UUID. */
  uuid(): string {
    return 'xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx'.replaceAll('x', () => this.between(0, 15).toString(16));
  }
}
