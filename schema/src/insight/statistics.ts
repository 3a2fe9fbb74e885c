/**
 * Probabilities that were tested together, adjusted after Benjamini and Hochberg (1995), in the order given: rejecting those of at most q keeps the
 * expected share of false findings among all at q. Each at least as large as it was, at most 1.
 */
export function adjustedForMany(probabilities: readonly number[]): number[] {
  const order = probabilities.map((p, index) => ({ p, index })).sort((one, other) => other.p - one.p);
  const adjusted = probabilities.map(() => 1);
  let least = 1;
  for (const [place, { p, index }] of order.entries()) {
    least = Math.min(least, (p * probabilities.length) / (probabilities.length - place));
    adjusted[index] = least;
  }
  return adjusted;
}

/** Quantile 0.975 of the standard normal distribution: of an interval of 95 %. */
const Z = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Interval of 95 % of a net promoter score, -100 to 100, from the variance of answers that count 1, 0 and -1. `base` is above 0.
 */
export function promoterInterval({ promoters, detractors, base }: { promoters: number; detractors: number; base: number }): Interval {
  const [up, down] = [promoters / base, detractors / base];
  const error = Z * Math.sqrt((up + down - (up - down) ** 2) / base);
  return { low: Math.max(-100, (up - down - error) * 100), high: Math.min(100, (up - down + error) * 100) };
}

/** Interval of 95 % of a share after Wilson (1927), 0 to 100. `base` is above 0. */
export function shareInterval(count: number, base: number): Interval {
  const share = count / base;
  const middle = share + Z ** 2 / (2 * base);
  const error = Z * Math.sqrt((share * (1 - share)) / base + Z ** 2 / (4 * base ** 2));
  const scale = 1 + Z ** 2 / base;
  return { low: Math.max(0, ((middle - error) / scale) * 100), high: Math.min(100, ((middle + error) / scale) * 100) };
}

/** Bands of a net promoter score as they are usually told apart. */
export const PROMOTER_BANDS = ['negative', 'low', 'good', 'great', 'excellent'] as const;

/** Band of a score: below 0, below 30, below 50, up to 70, above. */
export function promoterBand(score: number): (typeof PROMOTER_BANDS)[number] {
  if (score < 0) return 'negative';
  if (score < 30) return 'low';
  if (score < 50) return 'good';
  return score <= 70 ? 'great' : 'excellent';
}
