import { describe, expect, it } from '@jest/globals';
import { chiSquare } from './chi-square.js';

describe('The test of independence', () => {
  it('agrees with chisq.test of R on parties by gender of Agresti (2007), page 39: X-squared = 30.07, df = 2, p = 2.954e-07', () => {
    const test = chiSquare([
      [762, 327, 468],
      [484, 239, 477],
    ]);

    expect(test?.statistic).toBeCloseTo(30.070149, 6);
    expect(test?.degrees).toBe(2);
    expect((test?.p ?? 1) * 1e7).toBeCloseTo(2.953589, 6);
    expect(test?.cramersV).toBeCloseTo(0.104436, 6);
  });

  it('agrees with NIST/SEMATECH e-Handbook 7.4.5 on defects by shift: chi-square = 19.18 with 6 degrees of freedom', () => {
    const test = chiSquare([
      [15, 21, 45, 13],
      [26, 31, 34, 5],
      [33, 17, 49, 20],
    ]);

    expect(test?.statistic).toBeCloseTo(19.177972, 6);
    expect(test?.degrees).toBe(6);
    expect(test?.p).toBeCloseTo(0.003873, 6);
    expect(test?.cramersV).toBeCloseTo(0.17616, 6);
    expect(test).toMatchObject({ cells: 12, fewExpected: 0 });
  });

  it('agrees with SPSS Tutorials on marital status by education: chi-square(12) = 23.57, p = 0.023', () => {
    const test = chiSquare([
      [18, 36, 21, 9, 6],
      [12, 36, 45, 36, 21],
      [6, 9, 9, 3, 3],
      [3, 9, 9, 6, 3],
    ]);

    expect(test?.statistic).toBeCloseTo(23.5669, 6);
    expect(test?.degrees).toBe(12);
    expect(test?.p).toBeCloseTo(0.023281, 6);
    expect(test).toMatchObject({ cells: 20, fewExpected: 4 });
  });

  it('leaves out rows and columns that nobody stands in', () => {
    const full = [
      [10, 20],
      [30, 5],
    ];
    const withEmpty = [
      [10, 0, 20],
      [0, 0, 0],
      [30, 0, 5],
    ];

    expect(chiSquare(withEmpty)).toEqual(chiSquare(full));
  });

  it('knows a perfect association and a missing one', () => {
    expect(
      chiSquare([
        [20, 0, 0],
        [0, 30, 0],
        [0, 0, 10],
      ])?.cramersV,
    ).toBeCloseTo(1, 10);
    expect(
      chiSquare([
        [20, 40],
        [10, 20],
      ]),
    ).toMatchObject({ statistic: 0, p: 1, cramersV: 0 });
  });

  it('has nothing to test in one row, in one column, and where nobody answered', () => {
    expect(chiSquare([[10, 20, 30]])).toBeUndefined();
    expect(chiSquare([[10], [20]])).toBeUndefined();
    expect(
      chiSquare([
        [10, 0],
        [20, 0],
      ]),
    ).toBeUndefined();
    expect(
      chiSquare([
        [0, 0],
        [0, 0],
      ]),
    ).toBeUndefined();
    expect(chiSquare([])).toBeUndefined();
  });
});
