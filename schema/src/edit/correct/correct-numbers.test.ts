import { describe, expect, it } from '@jest/globals';
import { multiple } from '../../testing/build-node.js';
import { survey } from '../../testing/build-survey.js';
import { nodeByCode } from '../../testing/by-name.js';
import {
  correctGrowingRows,
  correctMinMax,
  correctRating,
  correctSlider,
  correctSum,
  correctWeights,
  selectableCount,
} from './correct-numbers.js';

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

describe('a slider in the designer', () => {
  it('ends above where it begins [S5.slider.max-exceeds-min]', () => {
    expect(correctSlider(50, 50, 1, 'max')).toEqual({ min: 50, max: 51, step: 1, corrected: 'max' });
    expect(correctSlider(50, 50, 1, 'min')).toEqual({ min: 49, max: 50, step: 1, corrected: 'min' });
    expect(correctSlider(0, 100, 1, 'max')).toEqual({ min: 0, max: 100, step: 1, corrected: null });
  });

  it('may lie below zero', () => {
    expect(correctSlider(-20, -10, 2, 'min')).toEqual({ min: -20, max: -10, step: 2, corrected: null });
  });

  it('has a step of at least 1 [S5.slider.step-1]', () => {
    expect(correctSlider(0, 100, 0, 'step')).toEqual({ min: 0, max: 100, step: 1, corrected: 'step' });
    expect(correctSlider(0, 100, 1, 'step')).toEqual({ min: 0, max: 100, step: 1, corrected: null });
  });

  it('has no step that is longer than itself', () => {
    expect(correctSlider(0, 5, 6, 'step')).toEqual({ min: 0, max: 5, step: 5, corrected: 'step' });
    expect(correctSlider(0, 3, 5, 'max')).toEqual({ min: 0, max: 3, step: 3, corrected: 'step' });
  });
});

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

describe('the options that a minimum or maximum counts', () => {
  it('are neither headings of groups nor exclusive [S5.minmax.selectable-counts]', () => {
    const drinks = survey(
      multiple('Q1', 'Drinks?', [
        'water',
        'milk',
        'juice',
        { title: 'Hot', group: true, nodes: [{ title: 'tea' }, { title: 'coffee' }] },
        { title: 'none', exclusive: true },
      ]),
    );

    expect(selectableCount(nodeByCode(drinks, 'Q1'))).toBe(5);
  });
});
