import { describe, expect, it } from '@jest/globals';
import { adjustedForMany, promoterBand, promoterInterval, shareInterval } from './statistics.js';

const Z = 1.959963984540054;

describe('Intervals of 95 %', () => {
  it('of a net promoter score: the mean of answers that count 1, 0 and -1, with its standard error', () => {
    const answers = [...Array<number>(52).fill(1), ...Array<number>(31).fill(0), ...Array<number>(17).fill(-1)];
    const mean = answers.reduce((sum, one) => sum + one, 0) / answers.length;
    const variance = answers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / answers.length;
    const error = Z * Math.sqrt(variance / answers.length);

    const { low, high } = promoterInterval({ promoters: 52, detractors: 17, base: 100 });

    expect(low).toBeCloseTo((mean - error) * 100, 6);
    expect(high).toBeCloseTo((mean + error) * 100, 6);
  });

  it('of a net promoter score: never beyond the scale', () => {
    expect(promoterInterval({ promoters: 3, detractors: 0, base: 3 })).toEqual({ low: 100, high: 100 });
    expect(promoterInterval({ promoters: 39, detractors: 1, base: 40 }).high).toBe(100);
  });

  it('of a share: agrees with Newcombe (1998), table I, method 3: 81 of 263 lie within 0.2553 to 0.3662', () => {
    const { low, high } = shareInterval(81, 263);

    expect(low).toBeCloseTo(25.53, 2);
    expect(high).toBeCloseTo(36.62, 2);
  });

  it('of a share: agrees with Newcombe (1998) where nobody is counted: 0 of 20 lie within 0 to 0.1611', () => {
    const { low, high } = shareInterval(0, 20);

    expect(low).toBeCloseTo(0, 10);
    expect(high).toBeCloseTo(16.11, 2);
  });

  it.each([
    [-0.1, 'negative'],
    [0, 'low'],
    [29.9, 'low'],
    [30, 'good'],
    [50, 'great'],
    [70, 'great'],
    [70.1, 'excellent'],
  ] as const)('puts a score of %p into the band %p', (score, band) => {
    expect(promoterBand(score)).toBe(band);
  });
});

describe('Correction for many tests', () => {
  it('rejects the four hypotheses that Benjamini and Hochberg (1995), section 4.1, reject of fifteen', () => {
    const published = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1];

    const adjusted = adjustedForMany(published);

    expect(adjusted.filter((p) => p <= 0.05)).toHaveLength(4);
    // p.adjust of R, method "BH".
    const expected = [0.0015, 0.003, 0.0095, 0.035625, 0.0603, 0.06385714, 0.06385714, 0.0645, 0.0765, 0.486];
    for (const [index, p] of expected.entries()) expect(adjusted[index]).toBeCloseTo(p, 8);
    expect(adjusted.at(-1)).toBe(1);
  });

  it('keeps the order in which they were given, and never makes one smaller', () => {
    expect(adjustedForMany([0.04, 0.01, 0.9])).toEqual([0.06, 0.03, 0.9]);
    expect(adjustedForMany([])).toEqual([]);
    expect(adjustedForMany([0.03])).toEqual([0.03]);
  });
});
