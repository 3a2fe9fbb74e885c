import { LIMITS } from '../../../limit/limits.js';
import type { CorrectedPair, Side } from './correct-min-max.js';
import { correctRange } from './correct-range.js';

/** Ends of a rating: whole numbers from 0 to 10, the lower one below the upper one, which leaves at most 10 steps (Spec 5, numbers). */
export const correctRating = (min: number, max: number, edited: Side): CorrectedPair =>
  correctRange(min, max, { lowest: LIMITS.ratingMin, highest: LIMITS.ratingMax, gap: 1 }, edited);

/** Least and most that an item of a proportion may weigh: whole numbers from 0 to 99999, the least not above the most (Spec 5, numbers). */
export const correctWeights = (min: number, max: number, edited: Side): CorrectedPair =>
  correctRange(min, max, { lowest: 0, highest: LIMITS.weight, gap: 0 }, edited);
