/** Range of sums that the items of a proportion can add up to. */
interface SumBounds {
  readonly lowest: number;
  readonly highest: number;
}

/** The sums that `count` items can reach when each weighs from `min` to `max` (Spec 5, numbers). */
export const sumBounds = (min: number, max: number, count: number): SumBounds => ({ lowest: min * count, highest: max * count });

/** A sum as it can be, and whether it had to give way. */
interface CorrectedSum {
  readonly sum: number;
  readonly corrected: boolean;
}

/** The designer's side of Spec 5: a sum is pulled back between what the items can reach. 0 stays, since it means "no sum". */
export const correctSum = (sum: number, min: number, max: number, count: number): CorrectedSum => {
  const { lowest, highest } = sumBounds(min, max, count);
  const possible = sum === 0 ? 0 : Math.min(Math.max(Math.trunc(sum), lowest), highest);
  return { sum: possible, corrected: possible !== sum };
};
