import { chance } from '../sequence/chance.js';

/** Random numbers that are the same for the same seed, in every browser and on the server. */
export class Lot {
  private drawn = 0;

  constructor(private readonly seed: string) {}

  /** A whole number from 0 to below `n`; 0 where there is nothing to choose. */
  below(n: number): number {
    this.drawn += 1;
    return n <= 1 ? 0 : chance(this.seed, this.drawn) % n;
  }

  /** A whole number from `least` to `most`; `least` where `most` is lower. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  happens(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<T>(items: readonly T[]): T | undefined {
    return items[this.below(items.length)];
  }

  shuffled<T>(items: readonly T[]): T[] {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const place = this.below(last + 1);
      [mixed[last], mixed[place]] = [mixed[place] as T, mixed[last] as T];
    }
    return mixed;
  }
}
