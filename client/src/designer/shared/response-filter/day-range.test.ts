import { describe, expect, it } from '@jest/globals';
import { dayEnd, dayLimits, dayOf, daysBefore, dayStart, isDayDisabled, readDay } from './day-range';

const NOW = new Date(2026, 4, 20, 15, 30);

describe('a date field', () => {
  it('refuses every day after now [S5.date-picker.after-now]', () => {
    expect(isDayDisabled('2026-05-21', NOW)).toBe(true);
    expect(isDayDisabled('2026-05-20', NOW)).toBe(false);
    expect(isDayDisabled('2026-05-19', NOW)).toBe(false);
  });

  it('refuses every day more than one day before the start day [S5.date-picker.before-start]', () => {
    expect(isDayDisabled('2026-05-08', NOW, '2026-05-10')).toBe(true);
    expect(isDayDisabled('2026-05-09', NOW, '2026-05-10')).toBe(false);
    expect(isDayDisabled('2026-05-10', NOW, '2026-05-10')).toBe(false);
    expect(isDayDisabled('2026-05-21', NOW, '2026-05-10')).toBe(true);
  });

  it('offers exactly the days that it does not refuse', () => {
    expect(dayLimits(NOW)).toEqual({ max: '2026-05-20' });
    expect(dayLimits(NOW, '2026-03-01')).toEqual({ min: '2026-02-28', max: '2026-05-20' });
  });
});

describe('a day', () => {
  it('is that of this device, from its first moment to the first moment of the next', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(dayStart('2026-01-31')).toBe(new Date(2026, 0, 31).toISOString());
    expect(dayEnd('2026-01-31')).toBe(new Date(2026, 1, 1).toISOString());
    expect(daysBefore(new Date(2026, 2, 1, 9), 1)).toBe('2026-02-28');
  });

  it.each(['', 'today', '2026-5-1', '2026-05-01T00:00', null])('is not %j', (text) => {
    expect(readDay(text)).toBeNull();
  });
});
