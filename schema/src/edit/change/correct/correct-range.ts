import type { CorrectedPair, Side } from './correct-min-max.js';

/** Where a range may lie, and by how much its ends must differ. */
interface RangeBounds {
  readonly lowest: number;
  readonly highest: number;
  /** 0: both ends may be the same number. */
  readonly gap: number;
}

const clamp = (value: number, lowest: number, highest: number): number => Math.min(Math.max(value, lowest), highest);

/**
 * A range whose 0 is an ordinary number, pulled back into its bounds (Spec 5, numbers): the side that was just typed gives way to the other one,
 * and stays `gap` away from it. The bounds must be at least `gap` apart.
 */
export const correctRange = (min: number, max: number, { lowest, highest, gap }: RangeBounds, edited: Side): CorrectedPair => {
  const low = clamp(min, lowest, highest - gap);
  const high = clamp(max, lowest + gap, highest);
  if (low > high - gap) {
    return edited === 'min' ? { min: high - gap, max: high, corrected: 'min' } : { min: low, max: low + gap, corrected: 'max' };
  }
  if (low !== min) return { min: low, max: high, corrected: 'min' };
  return { min: low, max: high, corrected: high === max ? null : 'max' };
};
