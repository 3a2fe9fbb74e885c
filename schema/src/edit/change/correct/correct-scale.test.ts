import { describe, expect, it } from '@jest/globals';
import { correctRating, correctWeights } from './correct-scale.js';

describe('the ends of a rating in the designer', () => {
  it('lie between 0 and 10 [S5.rating.range-0-10] [S9.rating.scale]', () => {
    expect(correctRating(0, 10, 'min')).toEqual({ min: 0, max: 10, corrected: null });
    expect(correctRating(-1, 5, 'min')).toEqual({ min: 0, max: 5, corrected: 'min' });
    expect(correctRating(1, 11, 'max')).toEqual({ min: 1, max: 10, corrected: 'max' });
  });

  it('are at least one apart; the one just typed gives way [S5.rating.min-below-max]', () => {
    expect(correctRating(5, 5, 'min')).toEqual({ min: 4, max: 5, corrected: 'min' });
    expect(correctRating(5, 5, 'max')).toEqual({ min: 5, max: 6, corrected: 'max' });
    expect(correctRating(4, 5, 'min')).toEqual({ min: 4, max: 5, corrected: null });
  });

  it('stay apart at the edges as well', () => {
    expect(correctRating(0, 0, 'min')).toEqual({ min: 0, max: 1, corrected: 'max' });
    expect(correctRating(10, 10, 'max')).toEqual({ min: 9, max: 10, corrected: 'min' });
  });

  it('leave at most 10 steps, whatever is typed [S5.rating.at-most-10-steps]', () => {
    expect(correctRating(-50, 50, 'max')).toEqual({ min: 0, max: 10, corrected: 'min' });
  });

  it('are whole numbers', () => {
    expect(correctRating(1.5, 5, 'min')).toEqual({ min: 1, max: 5, corrected: 'min' });
  });
});

describe('the least and most an item may weigh', () => {
  it('lie between 0 and 99999 [S5.weight.range] [S9.weight.cap]', () => {
    expect(correctWeights(0, 99999, 'min')).toEqual({ min: 0, max: 99999, corrected: null });
    expect(correctWeights(-1, 100, 'min')).toEqual({ min: 0, max: 100, corrected: 'min' });
    expect(correctWeights(0, 100000, 'max')).toEqual({ min: 0, max: 99999, corrected: 'max' });
  });

  it('may be the same, and 0 is a number like any other', () => {
    expect(correctWeights(20, 20, 'min')).toEqual({ min: 20, max: 20, corrected: null });
    expect(correctWeights(5, 0, 'max')).toEqual({ min: 5, max: 5, corrected: 'max' });
    expect(correctWeights(5, 0, 'min')).toEqual({ min: 0, max: 0, corrected: 'min' });
  });
});
