import type { PaceFigures, PairedRatings } from '@wence/schema';
import chiSquareCdf from '@stdlib/stats-base-dists-chisquare-cdf';
import tCdf from '@stdlib/stats-base-dists-t-cdf';
import type { ColumnarRows } from '../../platform/analytics/columnar-file.js';
import { RECENT_MS } from './insight-statements.js';

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

const DAY_MS = 86_400_000;
const RECENT_DAYS = RECENT_MS / DAY_MS;

/** The last days against the time before, from the row of the sample; null without responses. */
export function paceOf(sample: ColumnarRows | undefined): PaceFigures | null {
  const [counted = 0, , first = null, last = null, recent = 0] = sample?.[0] ?? [];
  if (first === null || last === null) return null;
  const since = Number(last) - RECENT_MS;
  const before = Number(counted) - Number(recent);
  const beforeDays = Math.max(0, (since - Number(first)) / DAY_MS);
  const p = ratesP({ count: Number(recent), days: RECENT_DAYS }, { count: before, days: beforeDays });
  // The filter takes the instant itself in, the count does not.
  return { recent: Number(recent), before, beforeDays, since: new Date(since + 1), p };
}

/** Means of two rows over those who rated both, from their row of figures. */
export function ratingsOf(rows: ColumnarRows | undefined): PairedRatings {
  const [base = 0, best, worst, variance] = (rows?.[0] ?? []).map((cell) => Number(cell ?? 0));
  const means = { best: best ?? 0, worst: worst ?? 0 };
  return { base, ...means, p: pairedP({ base, difference: means.best - means.worst, variance: variance ?? 0 }) };
}
