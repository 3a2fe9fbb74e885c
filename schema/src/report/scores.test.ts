import { describe, expect, it } from '@jest/globals';
import { endFigures, promoterFigures, rankScore } from './scores.js';

const scale = (low: number, ...counts: number[]) => counts.map((count, place) => ({ value: String(low + place), count }));

describe('the net promoter score', () => {
  it('is the share of those who gave 9 or 10 less the share of those who gave 0 to 6', () => {
    expect(promoterFigures(scale(0, 1, 0, 0, 0, 0, 1, 2, 3, 3, 4, 6))).toEqual({
      base: 20,
      detractors: { count: 4, percent: 20 },
      passives: { count: 6, percent: 30 },
      promoters: { count: 10, percent: 50 },
      score: 30,
    });
  });

  it('is negative where there are more detractors, down to -100', () => {
    expect(promoterFigures(scale(0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))?.score).toBe(-100);
    expect(promoterFigures(scale(0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0))?.score).toBe(-33.3);
  });

  it('does not exist on another scale, nor before the first answer', () => {
    expect(promoterFigures(scale(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1))).toBeNull();
    expect(promoterFigures(scale(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1))).toBeNull();
    expect(promoterFigures(scale(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))).toBeNull();
  });
});

describe('the ends of a scale', () => {
  it('are its two highest and its two lowest points', () => {
    expect(endFigures(scale(1, 1, 2, 3, 4, 2))).toEqual({ top: { count: 6, percent: 50 }, bottom: { count: 3, percent: 25 } });
  });

  it('are not told of a scale that has no middle between them, nor before the first answer', () => {
    expect(endFigures(scale(1, 1, 1, 1, 1))).toBeNull();
    expect(endFigures(scale(1, 0, 0, 0, 0, 0))).toBeNull();
  });
});

describe('the score of a ranked item', () => {
  it('counts the first of three places three points and the last one', () => {
    expect(rankScore(scale(1, 2, 1, 1), 4)).toBe(2.25);
  });

  it('counts nothing for those who did not rank it', () => {
    expect(rankScore(scale(1, 1, 0, 0), 3)).toBe(1);
  });

  it('does not exist on an empty base', () => {
    expect(rankScore(scale(1, 0, 0), 0)).toBeNull();
  });
});
