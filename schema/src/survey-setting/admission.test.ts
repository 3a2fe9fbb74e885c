import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isAddressIn } from './address-list.js';
import { isWithinHours, nextHours } from './daily-hours.js';

const at = (text: string): number => Date.parse(text);
const MINUTE = 60_000;

describe('hours of the day', () => {
  const office = { from: '09:00', to: '18:00' };
  const night = { from: '22:30', to: '06:00' };

  it('begin with their first minute and end before their last, in the zone of the survey', () => {
    const times = ['2026-11-21T00:59:59Z', '2026-11-21T01:00:00Z', '2026-11-21T09:59:59Z', '2026-11-21T10:00:00Z'];

    expect(times.map((time) => isWithinHours(office, 'Asia/Shanghai', at(time)))).toEqual([false, true, true, false]);
    expect(isWithinHours(office, 'America/New_York', at('2026-11-21T01:00:00Z'))).toBe(false);
  });

  it('may go over midnight', () => {
    const times = ['2026-11-21T14:29:00Z', '2026-11-21T14:30:00Z', '2026-11-21T21:59:00Z', '2026-11-21T22:00:00Z'];

    expect(times.map((time) => isWithinHours(night, 'Asia/Shanghai', at(time)))).toEqual([false, true, true, false]);
  });

  it('say when they begin next, also over a change of clocks', () => {
    expect(nextHours(office, 'Asia/Shanghai', at('2026-11-21T10:00:30Z'))).toBe(at('2026-11-22T01:00:00Z'));
    // Clocks in New York go back in the night to 1 November 2026.
    expect(nextHours(office, 'America/New_York', at('2026-10-31T23:00:00Z'))).toBe(at('2026-11-01T14:00:00Z'));
  });

  it('are met at the instant that is told, and not a minute before', () => {
    const zones = fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Pacific/Apia', 'Asia/Kathmandu');
    const start = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') });
    fc.assert(
      fc.property(fc.constantFrom(office, night), zones, start, (hours, zone, instant) => {
        fc.pre(!isWithinHours(hours, zone, instant));
        const next = nextHours(hours, zone, instant);
        expect(next).toBeGreaterThan(instant - MINUTE);
        expect(isWithinHours(hours, zone, next)).toBe(true);
        expect(isWithinHours(hours, zone, next - 1)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});

describe('addresses', () => {
  it.each<[string, string, boolean]>([
    ['192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
    ['10.0.0.0/8', '10.255.0.1', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['0.0.0.0/0', '203.0.113.9', true],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['10.0.0.0/8', '::ffff:10.1.2.3', true],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['::1', '0:0:0:0:0:0:0:1', true],
    ['::/0', '10.0.0.1', true],
    ['10.0.0.0/8', 'nobody', false],
    ['10.0.0.0/8', '', false],
  ])('%s holds %s: %s', (range, address, isIn) => {
    expect(isAddressIn([range], address)).toBe(isIn);
    expect(isAddressIn([], address)).toBe(false);
  });
});
