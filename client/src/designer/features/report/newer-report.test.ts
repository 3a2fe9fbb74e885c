import { describe, expect, it } from '@jest/globals';
import { newerReport } from './newer-report';

const at = (seq: number, updatedAt: string) => ({ seq, updatedAt });

describe('newerReport', () => {
  it('shows what was pushed when it counts more responses', () => {
    const loaded = at(7, '2026-11-21T10:00:00Z');
    const pushed = at(8, '2026-11-21T09:59:00Z');

    expect(newerReport(loaded, pushed)).toBe(pushed);
  });

  it('does not go back when an old message arrives late', () => {
    const loaded = at(9, '2026-11-21T10:00:00Z');
    const pushed = at(8, '2026-11-21T10:01:00Z');

    expect(newerReport(loaded, pushed)).toBe(loaded);
  });

  it('takes the later one of two with equally many responses', () => {
    const loaded = at(9, '2026-11-21T10:02:00Z');
    const pushed = at(9, '2026-11-21T10:01:00Z');

    expect(newerReport(loaded, pushed)).toBe(loaded);
    expect(newerReport(pushed, loaded)).toBe(loaded);
  });

  it('shows the one there is', () => {
    const only = at(1, '');

    expect(newerReport(undefined, only)).toBe(only);
    expect(newerReport(only, undefined)).toBe(only);
    expect(newerReport(undefined, undefined)).toBeUndefined();
  });
});
