import { describe, expect, it } from '@jest/globals';
import { instantOf, localTimeOf } from './local-time';

describe('a time in a field for date and time', () => {
  it.each(['2026-11-21T12:00:00.000Z', '2026-01-01T00:00:00.000Z', '2028-02-29T23:59:00.000Z'])(
    'is the instant it came from: %s',
    (instant) => {
      expect(instantOf(localTimeOf(instant))).toBe(instant);
    },
  );

  it('is told to the minute, in the zone of the browser', () => {
    expect(localTimeOf(new Date(2026, 2, 4, 5, 6).toISOString())).toBe('2026-03-04T05:06');
  });

  it('may be none', () => {
    expect(localTimeOf(undefined)).toBe('');
    expect(instantOf('')).toBeNull();
  });
});
