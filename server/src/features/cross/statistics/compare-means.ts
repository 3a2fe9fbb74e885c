import tCdf from '@stdlib/stats-base-dists-t-cdf';
import type { Difference } from './compare-shares.js';

/** What is known of the numbers that one column gave. */
export interface Sample {
  readonly base: number;
  readonly mean: number;
  /** Standard deviation of the sample, with `base - 1` in its denominator; 0 for a single number. */
  readonly deviation: number;
}

export interface MeanDifference extends Difference {
  /** Degrees of freedom by Welch and Satterthwaite, in general no whole number. */
  readonly degrees: number;
}

/**
 * Welch's t-test of two means, which does not assume equal variances. Nothing can be said, and nothing is returned, of a group of fewer than two
 * numbers and of two groups without any spread.
 */
export function compareMeans(one: Sample, other: Sample): MeanDifference | undefined {
  if (one.base < 2 || other.base < 2) return undefined;
  const [first, second] = [errorOf(one), errorOf(other)];
  const error = first + second;
  if (error === 0) return undefined;

  const degrees = error ** 2 / (first ** 2 / (one.base - 1) + second ** 2 / (other.base - 1));
  const statistic = (one.mean - other.mean) / Math.sqrt(error);
  return { statistic, degrees, p: 2 * tCdf(-Math.abs(statistic), degrees) };
}

/** Variance of the mean. */
const errorOf = ({ base, deviation }: Sample): number => deviation ** 2 / base;
