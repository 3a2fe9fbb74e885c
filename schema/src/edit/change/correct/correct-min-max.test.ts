import { describe, expect, it } from '@jest/globals';
import { correctMinMax } from './correct-min-max.js';

describe('a pair of minimum and maximum in the designer', () => {
  it('resets a minimum above a positive maximum to the maximum [S5.minmax.min-reset-to-max]', () => {
    expect(correctMinMax(5, 3, 8, 'min')).toEqual({ min: 3, max: 3, corrected: 'min' });
  });

  it('leaves the minimum free while the maximum is 0 [S5.minmax.min-free-when-max-0]', () => {
    expect(correctMinMax(5, 0, 8, 'min')).toEqual({ min: 5, max: 0, corrected: null });
  });

  it('resets a maximum below the minimum to the minimum [S5.minmax.max-reset-to-min]', () => {
    expect(correctMinMax(3, 2, 8, 'max')).toEqual({ min: 3, max: 3, corrected: 'max' });
  });

  it('takes a maximum of 0 as no limit, whatever the minimum', () => {
    expect(correctMinMax(3, 0, 8, 'max')).toEqual({ min: 3, max: 0, corrected: null });
  });

  it('ends at the number of selectable options [S5.minmax.selectable-counts]', () => {
    expect(correctMinMax(9, 0, 4)).toEqual({ min: 4, max: 0, corrected: 'min' });
    expect(correctMinMax(0, 9, 4, 'max')).toEqual({ min: 0, max: 4, corrected: 'max' });
  });

  it('offers 0 to the number of columns for the ticks of a matrix row [S5.matrix-multiple.range] [S5.matrix-multiple.min-le-max]', () => {
    expect(correctMinMax(0, 4, 4)).toEqual({ min: 0, max: 4, corrected: null });
    expect(correctMinMax(0, 5, 4, 'max')).toEqual({ min: 0, max: 4, corrected: 'max' });
    expect(correctMinMax(3, 2, 4, 'min')).toEqual({ min: 2, max: 2, corrected: 'min' });
  });

  it('counts up to 10 files, or any number of them [S5.upload.count-1-10] [S5.upload.count-unlimited] [S5.upload.min-le-max]', () => {
    expect(correctMinMax(1, 11, 10, 'max')).toEqual({ min: 1, max: 10, corrected: 'max' });
    expect(correctMinMax(1, 0, 10, 'max')).toEqual({ min: 1, max: 0, corrected: null });
    expect(correctMinMax(5, 3, 10, 'min')).toEqual({ min: 3, max: 3, corrected: 'min' });
  });
});
