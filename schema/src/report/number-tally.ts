/** Highest number of different numbers that are counted separately; more of them are combined in ranges. */
const MOST = 1000;
/** Ranges are 2^exponent wide, and this narrow at first. */
const FINEST = -10;

/**
 * Counts each number in bounded memory. Up to a thousand different numbers it is exact; beyond that, it counts ranges of one width that
 * doubles until there are a thousand again. The width follows from the numbers alone, not from the order in which they come.
 */
class NumberHistogram {
  private counts = new Map<number, number>();
  private total = 0;
  /** Width of a range; null while each number is counted by itself. */
  private exponent: number | null = null;

  add(number: number, times: number): void {
    const key = this.exponent === null ? number : Math.floor(number / 2 ** this.exponent);
    this.counts.set(key, (this.counts.get(key) ?? 0) + times);
    this.total += times;
    while (this.counts.size > MOST) this.coarsen();
  }

  /** The number in the middle, of an even count the mean of the two there. NaN when there are none. */
  median(): number {
    const before = Math.floor((this.total - 1) / 2);
    const after = Math.floor(this.total / 2);
    const middle: number[] = [];
    let passed = 0;
    for (const [number, count] of this.sorted()) {
      if (passed <= before && before < passed + count) middle.push(number);
      if (passed <= after && after < passed + count) middle.push(number);
      passed += count;
    }
    return ((middle[0] ?? Number.NaN) + (middle.at(-1) ?? Number.NaN)) / 2;
  }

  /** Returns the number of values from `low` (included) to `high` (excluded). */
  countWithin(low: number, high: number): number {
    let sum = 0;
    for (const [key, count] of this.counts) if (this.valueOf(key) >= low && this.valueOf(key) < high) sum += count;
    return sum;
  }

  private sorted(): [number: number, count: number][] {
    return Array.from(this.counts, ([key, count]): [number, number] => [this.valueOf(key), count]).sort(([one], [two]) => one - two);
  }

  /** A range stands for the number in its middle. */
  private valueOf(key: number): number {
    return this.exponent === null ? key : (key + 0.5) * 2 ** this.exponent;
  }

  private coarsen(): void {
    const width = this.exponent === null ? 2 ** FINEST : 2;
    this.exponent = this.exponent === null ? FINEST : this.exponent + 1;
    const finer = this.counts;
    this.counts = new Map();
    for (const [key, count] of finer) {
      const range = Math.floor(key / width);
      this.counts.set(range, (this.counts.get(range) ?? 0) + count);
    }
  }
}

/** Statistics of numbers, computed without keeping them. */
export interface NumberFigures {
  readonly answered: number;
  /** Rounded to two decimals; null while nobody has answered, like the rest. */
  readonly mean: number | null;
  /** For an even count the mean of the two in the middle, to two decimals. */
  readonly median: number | null;
  readonly min: number | null;
  readonly max: number | null;
}

/** Numbers beyond it are not counted: nobody means them, and their sum would say nothing of the others. */
export const LARGEST_NUMBER = 1e15;
/** Sums go in whole millionths, so that they do not depend on the order of adding. */
const MILLION = 1e6;

export const roundedNumber = (number: number): number => Math.round(number * 100) / 100;

/** Adds numbers up as they come: bounded memory however many come. The median is nearly exact where more than 1000 different ones were given. */
export class NumberTally {
  private count = 0;
  private sum = 0n;
  private min = Number.POSITIVE_INFINITY;
  private max = Number.NEGATIVE_INFINITY;
  private histogram: NumberHistogram | null = null;

  add(number: number, times = 1): void {
    if (!(Math.abs(number) <= LARGEST_NUMBER)) return;
    this.count += times;
    this.sum += BigInt(Math.round(number * MILLION)) * BigInt(times);
    this.min = Math.min(this.min, number);
    this.max = Math.max(this.max, number);
    this.histogram ??= new NumberHistogram();
    this.histogram.add(number, times);
  }

  get answered(): number {
    return this.count;
  }

  get total(): number {
    return Number(this.sum) / MILLION;
  }

  /** Returns the number of values from `low` (included) to `high` (excluded); exact where at most 1000 different ones were given. */
  countWithin(low: number, high: number): number {
    return this.histogram?.countWithin(low, high) ?? 0;
  }

  figures(): NumberFigures {
    const { count: answered, histogram, min, max } = this;
    if (histogram === null) return { answered, mean: null, median: null, min: null, max: null };
    const median = Math.min(max, Math.max(min, histogram.median()));
    return { answered, mean: roundedNumber(this.total / answered), median: roundedNumber(median), min, max };
  }
}
