import type { CorrectedPair, Side } from './correct-min-max.js';

/** Limits of a range: its outermost ends, and by how much the ends must differ. */
interface RangeBounds {
  readonly lowest: number;
  readonly highest: number;
  /** 0: both ends may be the same number. */
  readonly gap: number;
}

const within = (value: number, lowest: number, highest: number): number => Math.min(Math.max(Math.trunc(value), lowest), highest);

/**
 * A range of whole numbers in which 0 is one like any other, pulled back into its bounds (Spec 5, numbers): the side that was just typed gives way
 * and stays `gap` away from the other one. The bounds must be at least `gap` apart.
 */
export const correctRange = (min: number, max: number, { lowest, highest, gap }: RangeBounds, edited: Side): CorrectedPair => {
  const low = within(min, lowest, highest - gap);
  const high = within(max, lowest + gap, highest);
  if (low > high - gap) {
    return edited === 'min' ? { min: high - gap, max: high, corrected: 'min' } : { min: low, max: low + gap, corrected: 'max' };
  }
  if (low !== min) return { min: low, max: high, corrected: 'min' };
  return { min: low, max: high, corrected: high === max ? null : 'max' };
};
