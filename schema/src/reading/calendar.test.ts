import { describe, expect, it } from '@jest/globals';
import { canonicalInstant } from './calendar.js';

describe('an instant', () => {
  it.each([
    ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00.000Z'],
    ['2026-11-21T20:00+08:00', '2026-11-21T12:00:00.000Z'],
    ['2026-11-21T12:00:00.5Z', '2026-11-21T12:00:00.500Z'],
    ['2028-02-29T00:00-05:30', '2028-02-29T05:30:00.000Z'],
  ])('%s is written as %s', (given, written) => {
    expect(canonicalInstant(given)).toBe(written);
    expect(canonicalInstant(written)).toBe(written);
  });

  it.each([
    '',
    '2026-11-21',
    '2026-11-21T12:00:00',
    '2026-11-21 12:00Z',
    '2026-02-30T12:00Z',
    '2026-02-29T12:00Z',
    '2026-13-01T12:00Z',
    '2026-11-21T24:00Z',
    '0026-11-21T12:00Z',
    '+10000-01-01T00:00Z',
    '2026-11-21T12:00+15:00',
    'Sat Nov 21 2026',
    '1763726400000',
  ])('is not %s', (given) => {
    expect(canonicalInstant(given)).toBeNull();
  });
});
