import { describe, expect, it } from '@jest/globals';
import { correctSum } from './correct-sum.js';

describe('the sum of a proportion in the designer', () => {
  it('is at least what all items weigh at least [S5.weight.sum-lower]', () => {
    expect(correctSum(39, 10, 100, 4)).toEqual({ sum: 40, corrected: true });
    expect(correctSum(40, 10, 100, 4)).toEqual({ sum: 40, corrected: false });
  });

  it('is at most what all items weigh at most [S5.weight.sum-upper]', () => {
    expect(correctSum(81, 0, 20, 4)).toEqual({ sum: 80, corrected: true });
    expect(correctSum(80, 0, 20, 4)).toEqual({ sum: 80, corrected: false });
  });

  it('may be 0, which asks for no sum', () => {
    expect(correctSum(0, 10, 100, 4)).toEqual({ sum: 0, corrected: false });
  });

  it('is a whole number', () => {
    expect(correctSum(50.5, 0, 100, 4)).toEqual({ sum: 50, corrected: true });
  });
});
