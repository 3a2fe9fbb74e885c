import { describe, expect, it } from '@jest/globals';
import { adjustedForMany } from './benjamini-hochberg.js';

describe('Correction for many tests', () => {
  it('rejects the four hypotheses that Benjamini and Hochberg (1995), section 4.1, reject of fifteen', () => {
    const published = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
    ];

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
