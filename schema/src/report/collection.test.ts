import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { collectionFigures, DURATION_STEPS, durationBins } from './collection.js';

const times = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 60 });
const countsOf = (seconds: readonly number[]) => seconds.map((one) => [one, 1] as const);

/** A time as it is kept while counting. */
function stepped(seconds: number): number {
  const step = DURATION_STEPS.find(({ below }) => seconds < below);
  return step ? Math.floor(seconds / step.step) * step.step : 43_200;
}

describe('bins of times taken', () => {
  it('are of a width that people think in, up to the time of almost everybody', () => {
    expect(durationBins(countsOf([61, 75, 90, 118, 119, 120]))).toEqual([
      { from: 0, to: 15, count: 0 },
      { from: 15, to: 30, count: 0 },
      { from: 30, to: 45, count: 0 },
      { from: 45, to: 60, count: 0 },
      { from: 60, to: 75, count: 1 },
      { from: 75, to: 90, count: 1 },
      { from: 90, to: 105, count: 1 },
      { from: 105, to: 120, count: 2 },
      { from: 120, to: 135, count: 1 },
    ]);
  });

  it('are not squeezed by one who was away over night, who is in the open one', () => {
    const bins = durationBins([
      [20, 60],
      [40, 38],
      [50_000, 2],
    ]);

    expect(bins[0]).toEqual({ from: 0, to: 5, count: 0 });
    expect(bins.at(-1)).toEqual({ from: 45, to: null, count: 2 });
  });

  it('are none while nobody has taken any time', () => {
    expect(durationBins([])).toEqual([]);
  });

  it('hold everybody once, side by side, at most twelve and an open one', () => {
    fc.assert(
      fc.property(times, (seconds) => {
        const bins = durationBins(countsOf(seconds));

        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(seconds.length);
        expect(bins.length).toBeLessThanOrEqual(13);
        for (const [place, { from, to, count }] of bins.entries()) {
          expect(from).toBe(bins[place - 1]?.to ?? 0);
          expect(count).toBe(seconds.filter((one) => one >= from && one < (to ?? Infinity)).length);
        }
      }),
    );
  });

  it('come out the same from times that were kept in steps', () => {
    fc.assert(
      fc.property(times, (seconds) => {
        expect(durationBins(countsOf(seconds.map(stepped)))).toEqual(durationBins(countsOf(seconds)));
      }),
    );
  });
});

describe('figures on collection', () => {
  it('have every hour, the days in order, and shares of all', () => {
    const duration = { answered: 2, lowerQuartile: 10.04, median: 12, upperQuartile: null, counts: [[12, 2]] as const };

    const figures = collectionFigures({
      total: 3,
      timeZone: 'Asia/Shanghai',
      days: [
        { day: '2026-03-02', count: 1 },
        { day: '2026-02-28', count: 1 },
      ],
      hours: [
        [23, 1],
        [0, 2],
      ],
      duration,
      sources: [
        [null, 2],
        ['poster', 1],
      ],
      devices: [
        ['phone', 2],
        [null, 1],
      ],
      regions: [['CN-GD', 2]],
      statuses: [
        ['screened', 1],
        ['complete', 3],
      ],
    });

    expect(figures).toMatchObject({
      days: [{ day: '2026-02-28' }, { day: '2026-03-02' }],
      earlier: 1,
      duration: { lowerQuartile: 10, median: 12, upperQuartile: null },
      sources: [
        { source: null, percent: 66.7 },
        { source: 'poster', percent: 33.3 },
      ],
      otherSources: 0,
      devices: [
        { device: 'phone', count: 2, percent: 66.7 },
        { device: null, count: 1, percent: 33.3 },
      ],
      regions: [{ region: 'CN-GD', count: 2, percent: 66.7 }],
      otherRegions: 1,
      statuses: [
        { status: 'complete', count: 3, percent: 75 },
        { status: 'screened', count: 1, percent: 25 },
      ],
    });
    expect(figures.hours).toEqual([2, ...Array.from({ length: 22 }, () => 0), 1]);
  });
});
