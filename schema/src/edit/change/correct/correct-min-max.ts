/** A pair as it can be, and which of the two had to give way. */
export interface CorrectedPair {
  readonly min: number;
  readonly max: number;
  readonly corrected: 'min' | 'max' | null;
}

/** The side of a pair that was just typed: where the two clash, that one gives way. */
export type Side = 'min' | 'max';

const within = (value: number, top: number): number => Math.min(Math.max(Math.trunc(value), 0), top);

/**
 * The designer's side of Spec 5, numbers, for pairs of counts: choices, ticks of a matrix row, files, words, seconds on a page. A minimum above a
 * positive maximum is reset to the maximum, a maximum below the minimum to the minimum, and neither goes above `most` (choices: the number of
 * selectable options; the other tops are in `LIMITS`). 0 means no limit. Pairs whose 0 is an ordinary number: `correctRange`.
 */
export const correctMinMax = (min: number, max: number, most: number, edited: Side = 'min'): CorrectedPair => {
  const low = within(min, most);
  const high = within(max, most);
  const clash = high > 0 && low > high;
  if (clash && edited === 'min') return { min: high, max: high, corrected: 'min' };
  if (clash) return { min: low, max: low, corrected: 'max' };
  if (low !== min) return { min: low, max: high, corrected: 'min' };
  return { min: low, max: high, corrected: high === max ? null : 'max' };
};
