import { LIMITS } from '../../../limit/limits.js';
import type { CorrectedPair, Side } from './correct-min-max.js';
import { correctRange } from './correct-range.js';

/** A slider as it can be, and the first number that had to give way. */
interface CorrectedSlider extends Omit<CorrectedPair, 'corrected'> {
  readonly step: number;
  readonly corrected: 'min' | 'max' | 'step' | null;
}

/**
 * Ends of a slider, whole numbers of which the upper one exceeds the lower one, and its step, at least 1 and not above the distance between them
 * (Spec 5, numbers). How many marks it shows is a matter of drawing (`catalogue/slider-marks.ts`). `edited` is what was just typed.
 */
export const correctSlider = (min: number, max: number, step: number, edited: Side | 'step'): CorrectedSlider => {
  const bounds = { lowest: -LIMITS.numericBound, highest: LIMITS.numericBound, gap: 1 };
  const ends = correctRange(min, max, bounds, edited === 'min' ? 'min' : 'max');
  const possible = Math.min(Math.max(Math.trunc(step), 1), ends.max - ends.min);
  return { ...ends, step: possible, corrected: ends.corrected ?? (possible === step ? null : 'step') };
};
