import { describe, expect, it } from '@jest/globals';
import { formatDuration } from './duration';

const END = '2026-03-01T08:00:00.000Z';

describe('the time that a response took', () => {
  it.each([
    ['2026-03-01T07:59:57.000Z', '0:03'],
    ['2026-03-01T07:55:53.000Z', '4:07'],
    ['2026-03-01T06:57:27.000Z', '1:02:33'],
    [END, '0:00'],
  ])('is from %s on %s', (startedAt, expected) => {
    expect(formatDuration(startedAt, END)).toBe(expected);
  });

  it.each([null, '2026-03-01T09:00:00.000Z', 'yesterday'])('is unknown where the beginning is %s', (startedAt) => {
    expect(formatDuration(startedAt, END)).toBe('--');
  });
});
