import { isExclusive } from '../../definition/defaults.js';
import type { SurveyNode } from '../../definition/definition.js';
import { choicesOf } from '../../definition/walk.js';
import { LIMITS } from '../../limit/limits.js';

/** A pair as it can be, and which of the two had to give way. */
export interface CorrectedPair {
  readonly min: number;
  readonly max: number;
  readonly corrected: 'min' | 'max' | null;
}

/** The side of a pair that was just typed: where the two clash, that one gives way. */
export type Side = 'min' | 'max';

const countWithin = (value: number, top: number): number => Math.min(Math.max(Math.trunc(value), 0), top);

/**
 * The designer's side of Spec 5, numbers, for pairs of counts: choices, ticks of a matrix row, files, words, seconds on a page. A minimum above a
 * positive maximum is reset to the maximum, a maximum below the minimum to the minimum, and neither goes above `most` (choices: the number of
 * selectable options; the other tops are in `LIMITS`). 0 means no limit. Pairs whose 0 is an ordinary number: `correctRange`.
 */
export function correctMinMax(min: number, max: number, most: number, edited: Side = 'min'): CorrectedPair {
  const low = countWithin(min, most);
  const high = countWithin(max, most);
  const clash = high > 0 && low > high;
  if (clash && edited === 'min') return { min: high, max: high, corrected: 'min' };
  if (clash) return { min: low, max: low, corrected: 'max' };
  if (low !== min) return { min: low, max: high, corrected: 'min' };
  return { min: low, max: high, corrected: high === max ? null : 'max' };
}

/** Limits of a range: its outermost ends, and by how much the ends must differ. */
interface RangeBounds {
  readonly lowest: number;
  readonly highest: number;
  /** 0: both ends may be the same number. */
  readonly gap: number;
}

const clamp = (value: number, lowest: number, highest: number): number => Math.min(Math.max(Math.trunc(value), lowest), highest);

/**
 * A range of whole numbers in which 0 is one like any other, pulled back into its bounds (Spec 5, numbers): the side that was just typed gives way
 * and stays `gap` away from the other one. The bounds must be at least `gap` apart.
 */
export function correctRange(min: number, max: number, { lowest, highest, gap }: RangeBounds, edited: Side): CorrectedPair {
  const low = clamp(min, lowest, highest - gap);
  const high = clamp(max, lowest + gap, highest);
  if (low > high - gap) {
    return edited === 'min' ? { min: high - gap, max: high, corrected: 'min' } : { min: low, max: low + gap, corrected: 'max' };
  }
  if (low !== min) return { min: low, max: high, corrected: 'min' };
  return { min: low, max: high, corrected: high === max ? null : 'max' };
}

/** Ends of a rating: whole numbers from 0 to 10, the lower one below the upper one, which leaves at most 10 steps (Spec 5, numbers). */
export const correctRating = (min: number, max: number, edited: Side): CorrectedPair =>
  correctRange(min, max, { lowest: LIMITS.ratingMin, highest: LIMITS.ratingMax, gap: 1 }, edited);

/** Least and most that an item of a proportion may weigh: whole numbers from 0 to 99999, the least not above the most (Spec 5, numbers). */
export const correctWeights = (min: number, max: number, edited: Side): CorrectedPair =>
  correctRange(min, max, { lowest: 0, highest: LIMITS.weight, gap: 0 }, edited);

/** A slider as it can be, and the first number that had to give way. */
interface CorrectedSlider extends Omit<CorrectedPair, 'corrected'> {
  readonly step: number;
  readonly corrected: 'min' | 'max' | 'step' | null;
}

/**
 * Ends of a slider, whole numbers of which the upper one exceeds the lower one, and its step, at least 1 and not above the distance between them
 * (Spec 5, numbers). How many marks it shows is a matter of drawing (`catalogue/values/drawn-scales.ts`). `edited` is what was just typed.
 */
export function correctSlider(min: number, max: number, step: number, edited: Side | 'step'): CorrectedSlider {
  const bounds = { lowest: -LIMITS.numericBound, highest: LIMITS.numericBound, gap: 1 };
  const ends = correctRange(min, max, bounds, edited === 'min' ? 'min' : 'max');
  const possible = Math.min(Math.max(Math.trunc(step), 1), ends.max - ends.min);
  return { ...ends, step: possible, corrected: ends.corrected ?? (possible === step ? null : 'step') };
}

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
export function correctGrowingRows(min: number, max: number, value: number | null, edited: Side | 'value'): CorrectedRows {
  const bounds = { lowest: 1, highest: LIMITS.growingRows, gap: 0 };
  const ends = correctRange(min, max, bounds, edited === 'min' ? 'min' : 'max');
  const most = Math.min(ends.max, LIMITS.growingRowsAtFirst);
  const possible = value === null || ends.min > most ? null : Math.min(Math.max(Math.trunc(value), ends.min), most);
  return { ...ends, value: possible, corrected: ends.corrected ?? (possible === value ? null : 'value') };
}

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
export function correctSum(sum: number, min: number, max: number, count: number): CorrectedSum {
  const { lowest, highest } = sumBounds(min, max, count);
  const possible = sum === 0 ? 0 : Math.min(Math.max(Math.trunc(sum), lowest), highest);
  return { sum: possible, corrected: possible !== sum };
}

/** Returns how many options a minimum or maximum can refer to: those that are neither a group heading nor exclusive (Spec 5, numbers). */
export const selectableCount = ({ options }: Pick<SurveyNode, 'options'>): number =>
  choicesOf(options).filter((option) => !isExclusive(option)).length;
