import { describe, expect, it } from '@jest/globals';
import { parseRetryAfter, retryDelay } from './retry-schedule';

describe('retryDelay', () => {
  it('doubles from one second and stops at a minute', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7, 8, 500].map((failures) => retryDelay(failures, 0));

    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  });

  it('comes back up to 30 percent earlier, by chance', () => {
    expect(retryDelay(3, 0.999)).toBe(2_801);
    expect(retryDelay(3, 0.5)).toBe(3_400);
  });

  it('never comes back before the time the server asked for', () => {
    expect(retryDelay(1, 0.5, 30_000)).toBe(30_000);
    expect(retryDelay(9, 0, 5_000)).toBe(60_000);
  });
});

describe('parseRetryAfter', () => {
  const now = Date.parse('2026-03-01T08:00:00Z');

  it('reads seconds', () => {
    expect(parseRetryAfter('12', now)).toBe(12_000);
  });

  it('reads a date', () => {
    expect(parseRetryAfter('Sun, 01 Mar 2026 08:00:20 GMT', now)).toBe(20_000);
  });

  it.each([null, '', 'soon', '-5', 'Sun, 01 Mar 2020 08:00:00 GMT'])('takes %p for no wish', (header) => {
    expect(parseRetryAfter(header, now)).toBe(0);
  });
});
