import { describe, expect, it } from '@jest/globals';
import { pairedP, ratesP } from './finding-tests.js';

describe('Tests of findings', () => {
  it('of pairs agree with the paired t-test of R on the sleep of Student (1908): t = -4.0621, df = 9, p = 0.002833', () => {
    // Extra sleep of the ten patients by the second drug less that by the first.
    const differences = [1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4];
    const difference = differences.reduce((sum, one) => sum + one, 0) / 10;
    const variance = differences.reduce((sum, one) => sum + (one - difference) ** 2, 0) / 9;

    expect(pairedP({ base: 10, difference, variance })).toBeCloseTo(0.002833, 6);
  });

  it('of pairs say nothing of one pair, and are certain where all pairs differ alike', () => {
    expect(pairedP({ base: 1, difference: 2, variance: 0 })).toBe(1);
    expect(pairedP({ base: 40, difference: 0, variance: 0 })).toBe(1);
    expect(pairedP({ base: 40, difference: 1, variance: 0 })).toBe(0);
  });

  it('of two rates agree with chi-square in closed form: 40 in 7 days against 60 in 21', () => {
    // Expected at the common rate: 25 and 75. (15^2 / 25) + (15^2 / 75) = 12; the square of a normal z of 3.4641.
    expect(ratesP({ count: 40, days: 7 }, { count: 60, days: 21 })).toBeCloseTo(0.000532, 6);
    expect(ratesP({ count: 25, days: 7 }, { count: 75, days: 21 })).toBe(1);
    expect(ratesP({ count: 5, days: 7 }, { count: 0, days: 0 })).toBe(1);
  });
});
