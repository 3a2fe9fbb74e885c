import { type KeyCounts, type NewestOf, type NumberCounts, NumberTally, roundedNumber } from '@wence/schema';
import type { Groups } from './asks.js';

/** Counts by key, keys in order. */
export class CountedKeys implements KeyCounts {
  private readonly counts: ReadonlyMap<string, number>;

  constructor(
    groups: Groups,
    readonly others = 0,
  ) {
    this.counts = new Map(groups.toSorted(([one], [two]) => (one < two ? -1 : 1)));
  }

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  list(): [string, number][] {
    return [...this.counts];
  }
}

export const NO_KEYS: KeyCounts = new CountedKeys([]);

export class CountedNewest<T> implements NewestOf<T> {
  constructor(
    readonly count: number,
    private readonly newest: readonly T[],
  ) {}

  list(): T[] {
    return [...this.newest];
  }
}

export const NONE_NEWEST: NewestOf<never> = new CountedNewest<never>(0, []);

export const NO_NUMBERS: NumberCounts = new NumberTally();

/** Whole numbers from their counts. Negative ones are codes of missing values. */
export function wholeNumbers(groups: Groups): NumberCounts {
  const tally = new NumberTally();
  for (const [value, count] of groups) if (Number(value) >= 0) tally.add(Number(value), count);
  return tally;
}

/** A range of numbers, its lower end included, its upper end not. */
export interface NumberRange {
  readonly low: number;
  readonly high: number;
}

/** The sum goes in whole millionths, as in the model, so that it does not depend on the order of adding. */
const MILLION = 1e6;

/** The aggregates that say what is reported of numbers; `measuredNumbers` reads them. */
export const numberAggregates = (number: string, ranges: readonly NumberRange[]): string[] => [
  `count(${number})`,
  `CAST(sum(CAST(floor(${number} * ${MILLION} + 0.5) AS HUGEINT)) AS DOUBLE)`,
  `quantile_cont(${number}, 0.5)`,
  `min(${number})`,
  `max(${number})`,
  ...ranges.map(({ low, high }) => `count_if(${number} >= ${low} AND ${number} < ${high})`),
];

export function measuredNumbers(aggregates: readonly (number | null)[], ranges: readonly NumberRange[]): NumberCounts {
  const [answered = 0, millionths = 0, median = null, min = null, max = null, ...counts] = aggregates;
  const counted = Number(answered);
  const total = Number(millionths) / MILLION;
  return {
    answered: counted,
    total,
    countWithin: (low, high) => counts[ranges.findIndex((range) => range.low === low && range.high === high)] ?? 0,
    figures: () => ({
      answered: counted,
      mean: counted === 0 ? null : roundedNumber(total / counted),
      median: median === null ? null : roundedNumber(median),
      min,
      max,
    }),
  };
}
