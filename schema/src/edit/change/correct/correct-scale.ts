import { LIMITS } from '../../../limit/limits.js';
import type { CorrectedPair, Side } from './correct-min-max.js';
import { correctRange } from './correct-range.js';

/** Ends of a rating: whole numbers from 0 to 10, the lower below the upper, so that there are at most 10 steps between them (Spec 5, numbers). */
export const correctRating = (min: number, max: number, edited: Side): CorrectedPair =>
  correctRange(Math.trunc(min), Math.trunc(max), { lowest: 0, highest: LIMITS.rating, gap: 1 }, edited);

/** The least and most one part of a proportion may weigh: 0 to 99999, the least not above the most (Spec 5, numbers). */
export const correctWeights = (min: number, max: number, edited: Side): CorrectedPair =>
  correctRange(min, max, { lowest: 0, highest: LIMITS.weight, gap: 0 }, edited);

/** What the sum of a proportion may be when `count` parts weigh between `min` and `max` each; null = no sum can be met. */
export interface SumBounds {
  readonly lowest: number;
  readonly highest: number;
}

export const sumBounds = (min: number, max: number, count: number): SumBounds => ({ lowest: min * count, highest: max * count });

/** The sum of a proportion, pulled between its bounds; 0 stays, since it means "no sum" (Spec 5, numbers). */
export const correctSum = (sum: number, min: number, max: number, count: number): { readonly sum: number; readonly corrected: boolean } => {
  const { lowest, highest } = sumBounds(min, max, count);
  const possible = sum === 0 ? 0 : Math.min(Math.max(sum, lowest), highest);
  return { sum: possible, corrected: possible !== sum };
};
