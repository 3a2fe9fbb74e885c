import { describe, expect, it } from '@jest/globals';
import { displayPoints, sliderMarks } from './drawn-scales.js';

describe('points drawn for a rating', () => {
  it('are two without a range [S9.rating.points-0]', () => {
    expect(displayPoints(0)).toBe(2);
  });

  it('are one more than a range up to five [S9.rating.points-to-5]', () => {
    expect([1, 2, 3, 4, 5].map(displayPoints)).toEqual([2, 3, 4, 5, 6]);
  });

  it('are six beyond [S9.rating.points-over-5]', () => {
    expect([displayPoints(6), displayPoints(10)]).toEqual([6, 6]);
  });
});

describe('marks drawn on a slider', () => {
  it('are all its values while there are at most eleven', () => {
    expect(sliderMarks({ min: 0, max: 4, step: 1 })).toEqual([0, 1, 2, 3, 4]);
    expect(sliderMarks({ min: -10, max: 10, step: 2 })).toEqual([-10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10]);
  });

  it('are thinned out beyond eleven [S5.slider.marks-11] [S9.slider.marks-11]', () => {
    expect(sliderMarks({ min: 0, max: 100, step: 1 })).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(sliderMarks({ min: 0, max: 11, step: 1 })).toEqual([0, 2, 4, 6, 8, 10, 11]);
    for (let max = 1; max <= 300; max++) expect(sliderMarks({ min: 0, max, step: 1 }).length).toBeLessThanOrEqual(11);
  });

  it('end at the last value that a step reaches', () => {
    expect(sliderMarks({ min: 0, max: 10, step: 4 })).toEqual([0, 4, 8]);
    expect(sliderMarks({ min: 3, max: 5, step: 10 })).toEqual([3]);
  });
});
