import { describe, expect, it } from '@jest/globals';
import { compareMeans, type Sample } from './compare-means.js';

function sampleOf(...numbers: number[]): Sample {
  const base = numbers.length;
  const mean = numbers.reduce((sum, number) => sum + number, 0) / base;
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  return { base, mean, deviation: Math.sqrt(squares / (base - 1)) };
}

describe('The test of two means', () => {
  it('agrees with t.test of R on the sleep of Student (1908): t = -1.8608, df = 17.776, p = 0.07939', () => {
    const first = sampleOf(0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2);
    const second = sampleOf(1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4);

    const difference = compareMeans(first, second);

    expect(difference?.statistic).toBeCloseTo(-1.860813, 6);
    expect(difference?.degrees).toBeCloseTo(17.776474, 6);
    expect(difference?.p).toBeCloseTo(0.079394, 6);
  });

  it('agrees with NIST/SEMATECH e-Handbook 1.3.5.3 on miles per gallon: t = -12.946, 136.875 degrees of freedom', () => {
    const american = { base: 249, mean: 20.14458, deviation: 6.4147 };
    const japanese = { base: 79, mean: 30.48101, deviation: 6.10771 };

    const difference = compareMeans(american, japanese);

    expect(difference?.statistic).toBeCloseTo(-12.946268, 6);
    expect(difference?.degrees).toBeCloseTo(136.87499, 5);
    expect(difference?.p).toBeLessThan(1e-20);
  });

  it('compares a group without spread with one that has some', () => {
    const difference = compareMeans({ base: 40, mean: 5, deviation: 0 }, { base: 40, mean: 4, deviation: 1 });

    expect(difference?.statistic).toBeCloseTo(Math.sqrt(40), 10);
    expect(difference?.degrees).toBeCloseTo(39, 10);
  });

  it('says nothing of fewer than two numbers, nor of two groups without spread', () => {
    const usual = { base: 40, mean: 4, deviation: 1 };

    expect(compareMeans({ base: 0, mean: 0, deviation: 0 }, usual)).toBeUndefined();
    expect(compareMeans(usual, { base: 1, mean: 4, deviation: 0 })).toBeUndefined();
    expect(compareMeans({ base: 40, mean: 5, deviation: 0 }, { base: 40, mean: 4, deviation: 0 })).toBeUndefined();
  });
});
