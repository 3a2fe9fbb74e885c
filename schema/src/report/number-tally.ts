import { NumberHistogram } from './number-histogram.js';

/** Statistics of numbers, computed without keeping them. */
export interface NumberFigures {
  readonly answered: number;
  /** Rounded to two decimals; null while nobody has answered, like the rest. */
  readonly mean: number | null;
  /** Median; for an even count the mean of the middle two, to two decimals. Nearly exact where more than 1000 different ones were given. */
  readonly median: number | null;
  readonly min: number | null;
  readonly max: number | null;
}

/** Numbers beyond it are not counted: nobody means them, and their sum would say nothing of the others. */
const LARGEST = 1e15;
/** Sums go in whole millionths, so that they do not depend on the order of adding. */
const MILLION = 1e6;

const rounded = (number: number): number => Math.round(number * 100) / 100;

/** Adds numbers up as they come: bounded memory however many come. */
export class NumberTally {
  private count = 0;
  private sum = 0n;
  private min = Number.POSITIVE_INFINITY;
  private max = Number.NEGATIVE_INFINITY;
  private histogram: NumberHistogram | null = null;

  add(number: number): void {
    if (!(Math.abs(number) <= LARGEST)) return;
    this.count += 1;
    this.sum += BigInt(Math.round(number * MILLION));
    this.min = Math.min(this.min, number);
    this.max = Math.max(this.max, number);
    this.histogram ??= new NumberHistogram();
    this.histogram.add(number);
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
    return { answered, mean: rounded(this.total / answered), median: rounded(median), min, max };
  }
}
