import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mayAnswerAgain, nextAllowed, repeatPeriod, type RepeatWindow } from './repeat-window.js';
import { randomRuns } from '../testing/random-runs.js';

function keyOf(window: RepeatWindow, instant: string, timeZone = 'Asia/Shanghai'): string | null {
  const period = repeatPeriod(window, new Date(instant), timeZone);
  return period.kind === 'fixed' ? period.key : null;
}
const next = (window: RepeatWindow, last: string, timeZone = 'Asia/Shanghai'): string | null =>
  nextAllowed(window, new Date(last), timeZone)?.toISOString() ?? null;

describe('only once', () => {
  it('never lets anybody answer again', () => {
    expect(keyOf(1, '2026-03-05T00:00:00Z')).toBe('once');
    expect(next(1, '2026-03-05T00:00:00Z')).toBeNull();
    expect(mayAnswerAgain(1, new Date('2001-01-01T00:00:00Z'), new Date('2026-01-01T00:00:00Z'), 'Asia/Shanghai')).toBe(false);
    expect(mayAnswerAgain(1, null, new Date('2026-01-01T00:00:00Z'), 'Asia/Shanghai')).toBe(true);
  });
});

describe('windows that are lengths of time', () => {
  it.each<[RepeatWindow, string, string, string]>([
    [2, '1 hour', '2026-03-05T07:00:00.000Z', '2026-03-05T09:00:00.000Z'],
    [3, '1 day', '2026-03-04T08:00:00.000Z', '2026-03-06T08:00:00.000Z'],
    [5, '7 days', '2026-02-26T08:00:00.000Z', '2026-03-12T08:00:00.000Z'],
    [7, '30 days', '2026-02-03T08:00:00.000Z', '2026-04-04T08:00:00.000Z'],
    [9, '365 days', '2025-03-05T08:00:00.000Z', '2027-03-05T08:00:00.000Z'],
  ])('%d is %s, on days when clocks change as well', (window, _name, since, after) => {
    const last = new Date('2026-03-05T08:00:00.000Z');

    for (const timeZone of ['America/New_York', 'Asia/Shanghai', 'Asia/Kathmandu']) {
      expect(repeatPeriod(window, last, timeZone)).toEqual({ kind: 'rolling', since: new Date(since) });
      expect(next(window, '2026-03-05T08:00:00.000Z', timeZone)).toBe(after);
    }
  });

  it('end exactly then', () => {
    const last = new Date('2026-03-07T12:00:00.000Z');
    const mayAt = (now: string): boolean => mayAnswerAgain(3, last, new Date(now), 'America/New_York');

    expect([mayAt('2026-03-08T11:59:59.999Z'), mayAt('2026-03-08T12:00:00.000Z')]).toEqual([false, true]);
    expect(mayAt('2026-03-06T00:00:00.000Z')).toBe(false);
  });
});

describe('windows of the calendar', () => {
  it('begin with a Monday, the first of a month, the first of January', () => {
    expect(keyOf(4, '2026-03-05T12:00:00Z')).toBe('week 2026-03-02');
    expect(keyOf(6, '2026-03-05T12:00:00Z')).toBe('2026-03');
    expect(keyOf(8, '2026-03-05T12:00:00Z')).toBe('2026');
    expect(next(4, '2026-03-05T12:00:00Z', 'UTC')).toBe('2026-03-09T00:00:00.000Z');
    expect(next(6, '2026-03-05T12:00:00Z', 'UTC')).toBe('2026-04-01T00:00:00.000Z');
    expect(next(8, '2026-03-05T12:00:00Z', 'UTC')).toBe('2027-01-01T00:00:00.000Z');
  });

  it('run to the last moment of Sunday, and a week may cross a year', () => {
    expect(['2026-03-01T23:59:59Z', '2026-03-02T00:00:00Z', '2026-03-08T23:59:59Z'].map((instant) => keyOf(4, instant, 'UTC'))).toEqual([
      'week 2026-02-23',
      'week 2026-03-02',
      'week 2026-03-02',
    ]);
    expect([keyOf(4, '2025-12-29T00:00:00Z', 'UTC'), keyOf(4, '2026-01-04T23:00:00Z', 'UTC')]).toEqual([
      'week 2025-12-29',
      'week 2025-12-29',
    ]);
    expect(next(4, '2025-12-31T10:00:00Z', 'UTC')).toBe('2026-01-05T00:00:00.000Z');
    expect(next(6, '2025-12-31T10:00:00Z', 'UTC')).toBe('2026-01-01T00:00:00.000Z');
    expect(next(6, '2026-01-31T10:00:00Z', 'UTC')).toBe('2026-02-01T00:00:00.000Z');
  });

  it('follow the clock of the zone, quarters of an hour included', () => {
    expect([keyOf(8, '2025-12-31T16:30:00Z', 'Asia/Shanghai'), keyOf(8, '2025-12-31T16:30:00Z', 'America/New_York')]).toEqual([
      '2026',
      '2025',
    ]);
    expect(next(8, '2025-06-01T00:00:00Z', 'Asia/Shanghai')).toBe('2025-12-31T16:00:00.000Z');
    expect(next(6, '2026-03-31T18:00:00Z', 'Asia/Kathmandu')).toBe('2026-03-31T18:15:00.000Z');
    expect(next(6, '2026-03-31T18:15:00Z', 'Asia/Kathmandu')).toBe('2026-04-30T18:15:00.000Z');
  });

  it('are shorter or longer by an hour when clocks change within them', () => {
    expect(next(4, '2026-03-04T12:00:00Z', 'America/New_York')).toBe('2026-03-09T04:00:00.000Z');
    expect(next(4, '2026-03-02T05:00:00Z', 'America/New_York')).toBe('2026-03-09T04:00:00.000Z');
    expect(next(6, '2026-10-15T12:00:00Z', 'America/New_York')).toBe('2026-11-01T04:00:00.000Z');
    expect(next(6, '2026-11-01T04:00:00Z', 'America/New_York')).toBe('2026-12-01T05:00:00.000Z');
  });

  it('begin at the first moment of the day where midnight does not exist or a day was skipped', () => {
    expect(next(6, '2017-09-10T12:00:00Z', 'America/Asuncion')).toBe('2017-10-01T04:00:00.000Z');
    expect(next(8, '2011-12-20T12:00:00Z', 'Pacific/Apia')).toBe('2011-12-31T10:00:00.000Z');
  });

  it('let one answer again exactly when the key changes', () => {
    const zones = ['Asia/Shanghai', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia', 'America/Sao_Paulo'];
    const instant = fc.date({ min: new Date('2012-01-01T00:00:00Z'), max: new Date('2035-01-01T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.constantFrom<RepeatWindow>(4, 6, 8), fc.constantFrom(...zones), (last, window, timeZone) => {
        const after = nextAllowed(window, last, timeZone);
        const before = new Date((after?.getTime() ?? 0) - 1);
        expect(repeatPeriod(window, before, timeZone)).toEqual(repeatPeriod(window, last, timeZone));
        expect(repeatPeriod(window, after ?? last, timeZone)).not.toEqual(repeatPeriod(window, last, timeZone));
        expect(mayAnswerAgain(window, last, before, timeZone)).toBe(false);
      }),
      randomRuns(200),
    );
  });
});
