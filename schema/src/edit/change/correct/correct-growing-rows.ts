import { LIMITS } from '../../../limit/limits.js';
import type { CorrectedPair, Side } from './correct-min-max.js';
import { correctRange } from './correct-range.js';

/** The rows of a growing table as they can be, and the first number that had to give way. */
interface CorrectedRows extends Omit<CorrectedPair, 'corrected'> {
  /** Rows shown at first; null = as many as must be filled in. */
  readonly value: number | null;
  readonly corrected: 'min' | 'max' | 'value' | null;
}

/**
 * Rows of a growing table (Spec 5, numbers): at least 1, at most 100, and at first as many as lie between, yet no more than 10. Where more than 10
 * must be filled in anyway there is nothing to choose, and `value` is null.
 */
export const correctGrowingRows = (min: number, max: number, value: number | null, edited: Side | 'value'): CorrectedRows => {
  const bounds = { lowest: 1, highest: LIMITS.growingRows, gap: 0 };
  const ends = correctRange(min, max, bounds, edited === 'min' ? 'min' : 'max');
  const most = Math.min(ends.max, LIMITS.growingRowsAtFirst);
  const possible = value === null || ends.min > most ? null : Math.min(Math.max(Math.trunc(value), ends.min), most);
  return { ...ends, value: possible, corrected: ends.corrected ?? (possible === value ? null : 'value') };
};
