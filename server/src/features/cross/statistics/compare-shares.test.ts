import { describe, expect, it } from '@jest/globals';
import { compareShares } from './compare-shares.js';

describe('The test of two shares', () => {
  it('agrees with Penn State STAT 415, lesson 9.4: 351 of 605 against 41 of 195 (Z = 8.99)', () => {
    const difference = compareShares({ count: 351, base: 605 }, { count: 41, base: 195 });

    expect(difference?.statistic).toBeCloseTo(8.985901, 6);
    expect(difference?.p).toBeLessThan(1e-18);
  });

  it('agrees with prop.test of R without correction on the smokers of Fleiss (1981), page 139: its X-squared is the square of z', () => {
    const difference = compareShares({ count: 83, base: 86 }, { count: 70, base: 82 });

    // Chi-square of a table of two by two in closed form: n (ad - bc)^2 / product of its margins.
    const squared = (168 * (83 * 12 - 3 * 70) ** 2) / (86 * 82 * 153 * 15);
    expect((difference?.statistic ?? 0) ** 2).toBeCloseTo(squared, 10);
    expect(difference?.statistic).toBeCloseTo(2.532385, 6);
    expect(difference?.p).toBeCloseTo(0.011329, 6);
  });

  it('changes its sign with the order of the groups, not its probability', () => {
    const [large, small] = [
      { count: 33, base: 80 },
      { count: 17, base: 70 },
    ];

    const [there, back] = [compareShares(large, small), compareShares(small, large)];

    expect(there?.statistic).toBeGreaterThan(0);
    expect(back).toEqual({ statistic: -(there?.statistic ?? 0), p: there?.p });
  });

  it('compares nobody with everybody', () => {
    expect(compareShares({ count: 40, base: 40 }, { count: 0, base: 40 })?.statistic).toBeCloseTo(Math.sqrt(80), 10);
  });

  it('says nothing of an empty group, nor where nobody or everybody gave the answer', () => {
    const empty = { count: 0, base: 0 };

    expect(compareShares(empty, { count: 3, base: 40 })).toBeUndefined();
    expect(compareShares({ count: 3, base: 40 }, empty)).toBeUndefined();
    expect(compareShares({ count: 0, base: 40 }, { count: 0, base: 50 })).toBeUndefined();
    expect(compareShares({ count: 40, base: 40 }, { count: 50, base: 50 })).toBeUndefined();
  });
});
