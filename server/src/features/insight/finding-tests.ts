import chiSquareCdf from '@stdlib/stats-base-dists-chisquare-cdf';
import tCdf from '@stdlib/stats-base-dists-t-cdf';

/**
 * Two-sided t-test of the mean of differences within pairs; `variance` is that of the differences, of the sample. Of fewer than two pairs nothing
 * can be said: 1. Without any variance the difference is certain, or there is none.
 */
export function pairedP({ base, difference, variance }: { base: number; difference: number; variance: number }): number {
  if (base < 2) return 1;
  if (variance === 0) return difference === 0 ? 1 : 0;
  return 2 * tCdf(-Math.abs(difference) / Math.sqrt(variance / base), base - 1);
}

/**
 * Whether two counts come at one rate, by the length of their periods: chi-square of one degree on the counts that the common rate would give, which is
 * the usual approximation of the test of two Poisson rates.
 */
export function ratesP(one: { count: number; days: number }, other: { count: number; days: number }): number {
  const rate = (one.count + other.count) / (one.days + other.days);
  if (rate === 0 || one.days === 0 || other.days === 0) return 1;
  const statistic = [one, other].reduce((sum, { count, days }) => sum + (count - rate * days) ** 2 / (rate * days), 0);
  return 1 - chiSquareCdf(statistic, 1);
}
