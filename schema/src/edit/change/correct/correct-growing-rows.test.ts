import { describe, expect, it } from '@jest/globals';
import { correctGrowingRows } from './correct-growing-rows.js';

describe('the rows of a growing table in the designer', () => {
  it('are at least 1 [S5.dynamic-rows.min-1]', () => {
    expect(correctGrowingRows(0, 5, null, 'min')).toEqual({ min: 1, max: 5, value: null, corrected: 'min' });
    expect(correctGrowingRows(1, 5, null, 'min')).toEqual({ min: 1, max: 5, value: null, corrected: null });
  });

  it('are at most 100 [S5.dynamic-rows.max-100] [S9.dynamic-rows.100]', () => {
    expect(correctGrowingRows(1, 100, null, 'max')).toEqual({ min: 1, max: 100, value: null, corrected: null });
    expect(correctGrowingRows(1, 101, null, 'max')).toEqual({ min: 1, max: 100, value: null, corrected: 'max' });
  });

  it('begin between the fewest and the most [S5.dynamic-rows.default-between]', () => {
    expect(correctGrowingRows(2, 5, 1, 'value')).toEqual({ min: 2, max: 5, value: 2, corrected: 'value' });
    expect(correctGrowingRows(2, 5, 5, 'value')).toEqual({ min: 2, max: 5, value: 5, corrected: null });
    expect(correctGrowingRows(2, 5, 6, 'value')).toEqual({ min: 2, max: 5, value: 5, corrected: 'value' });
  });

  it('begin with no more than 10 [S5.dynamic-rows.default-at-most-10]', () => {
    expect(correctGrowingRows(1, 100, 11, 'value')).toEqual({ min: 1, max: 100, value: 10, corrected: 'value' });
    expect(correctGrowingRows(12, 20, 12, 'min')).toEqual({ min: 12, max: 20, value: null, corrected: 'value' });
  });

  it('have a fewest that is not above the most', () => {
    expect(correctGrowingRows(6, 5, null, 'min')).toEqual({ min: 5, max: 5, value: null, corrected: 'min' });
    expect(correctGrowingRows(6, 5, null, 'max')).toEqual({ min: 6, max: 6, value: null, corrected: 'max' });
  });
});
