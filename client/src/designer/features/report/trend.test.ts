import { describe, expect, it } from '@jest/globals';
import { trendOf } from './trend';

const one = (day: string) => ({ day, count: 1 });

describe('a trend', () => {
  it('has every day from the first to the last, those without responses as well', () => {
    expect(trendOf([{ day: '2026-02-27', count: 3 }, one('2026-03-01')])).toEqual({
      grain: 'day',
      periods: [
        { name: '2026-02-27', count: 3 },
        { name: '2026-02-28', count: 0 },
        { name: '2026-03-01', count: 1 },
      ],
    });
  });

  it('goes by weeks that begin on Mondays when it is longer than three months', () => {
    const { grain, periods } = trendOf([one('2026-01-01'), one('2026-01-04'), one('2026-01-05'), one('2026-06-30')]);

    expect(grain).toBe('week');
    expect(periods.slice(0, 3)).toEqual([
      { name: '2025-12-29', count: 2 },
      { name: '2026-01-05', count: 1 },
      { name: '2026-01-12', count: 0 },
    ]);
    expect(periods.at(-1)).toEqual({ name: '2026-06-29', count: 1 });
  });

  it('goes by months when it is longer than that', () => {
    const { grain, periods } = trendOf([one('2024-11-30'), one('2026-12-31')]);

    expect(grain).toBe('month');
    expect(periods).toHaveLength(26);
    expect([periods[1], periods[2]]).toEqual([
      { name: '2024-12', count: 0 },
      { name: '2025-01', count: 0 },
    ]);
  });

  it('is empty without responses', () => {
    expect(trendOf([])).toEqual({ grain: 'day', periods: [] });
  });
});
