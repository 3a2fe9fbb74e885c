/** A pair as it can be, and which of the two had to give way. */
export interface CorrectedPair {
  readonly min: number;
  readonly max: number;
  readonly corrected: 'min' | 'max' | null;
}

const within = (value: number, top: number): number => Math.min(Math.max(Math.trunc(value), 0), top);

/**
 * The designer's side of Spec 5, numbers: a minimum above a positive maximum is reset to the maximum, a maximum below the minimum to the minimum,
 * and neither goes above the number of selectable options. `edited` is the side that was just typed: that one gives way. 0 means no limit.
 */
export const correctMinMax = (min: number, max: number, selectable: number, edited: 'min' | 'max' = 'min'): CorrectedPair => {
  const low = within(min, selectable);
  const high = within(max, selectable);
  const clash = high > 0 && low > high;
  if (clash && edited === 'min') return { min: high, max: high, corrected: 'min' };
  if (clash) return { min: low, max: low, corrected: 'max' };
  if (low !== min) return { min: low, max: high, corrected: 'min' };
  return { min: low, max: high, corrected: high === max ? null : 'max' };
};
