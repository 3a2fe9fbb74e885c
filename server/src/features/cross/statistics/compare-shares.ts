import normalCdf from '@stdlib/stats-base-dists-normal-cdf';

/** A cell of a column: `count` of the `base` respondents of the column gave the answer of the row. */
export interface Share {
  readonly count: number;
  readonly base: number;
}

/** Outcome of a test of two independent groups. */
export interface Difference {
  /** Positive if the first group has the larger figure. */
  readonly statistic: number;
  /** Two-sided probability of a difference at least as large if the groups do not differ. */
  readonly p: number;
}

/**
 * Two-proportion z-test with the pooled share and without a correction for continuity. Nothing can be said, and nothing is returned, of an empty
 * group and where all or none of both groups gave the answer.
 */
export function compareShares(one: Share, other: Share): Difference | undefined {
  if (one.base === 0 || other.base === 0) return undefined;
  const pooled = (one.count + other.count) / (one.base + other.base);
  const variance = pooled * (1 - pooled) * (1 / one.base + 1 / other.base);
  if (variance === 0) return undefined;

  const statistic = (one.count / one.base - other.count / other.base) / Math.sqrt(variance);
  return { statistic, p: 2 * normalCdf(-Math.abs(statistic), 0, 1) };
}
