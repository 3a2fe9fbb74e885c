import { describe, expect, it } from '@jest/globals';
import { dateTest, numericTest } from './compare.js';

const GREATER = 8;
const LESS = 9;
const BETWEEN = 10;

describe('a comparison of numbers', () => {
  it('reads whole texts, never the number that a text begins with', () => {
    expect(['12', ' 12 ', '+12.5', '12 cups', '12e1', '0x10', ''].map(numericTest(GREATER, ['5']))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(['4', '4th', '', '-'].map(numericTest(LESS, [5]))).toEqual([true, false, false, false]);
  });
});

describe('a comparison of dates', () => {
  it('takes a month for all of its days, at either end', () => {
    const spring = dateTest(BETWEEN, ['2026-03', '2026-05']);
    expect(['2026-02-28', '2026-03-01', '2026-05-01', '2026-05-31', '2026-06-01'].map(spring)).toEqual([false, true, true, true, false]);
    expect(['2026-05-31', '2026-06-01'].map(dateTest(GREATER, ['2026-05']))).toEqual([false, true]);
    expect(['2026-04-30', '2026-05-01'].map(dateTest(LESS, ['2026-05']))).toEqual([true, false]);
  });
});
