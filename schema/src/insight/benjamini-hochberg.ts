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
