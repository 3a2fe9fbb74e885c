import { describe, expect, it } from '@jest/globals';
import { promoterBand, promoterInterval, shareInterval } from './intervals.js';

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
