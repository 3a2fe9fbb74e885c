import { describe, expect, it } from '@jest/globals';
import { newerReport, optionLabel } from './figures';

const option = (optionId: number, title: string, more: { group?: string; parentId?: number } = {}) => ({
  optionId,
  title,
  code: '1',
  count: 0,
  percent: 0,
  retired: false,
  other: false,
  texts: [],
  tags: [],
  group: more.group ?? null,
  level: null,
  parentId: more.parentId ?? null,
});

describe('optionLabel', () => {
  it('is what an option says, without markup', () => {
    expect(optionLabel(option(1, '<b>tea</b>'), [])).toBe('tea');
  });

  it('has the heading of its group in front', () => {
    expect(optionLabel(option(1, 'red', { group: 'warm' }), [])).toBe('warm / red');
  });

  it('tells the whole way of a cascade', () => {
    const levels = [option(1, 'Hebei'), option(2, 'Baoding', { parentId: 1 }), option(3, 'Lianchi', { parentId: 2 })];

    expect(levels.map((level) => optionLabel(level, levels))).toEqual(['Hebei', 'Hebei / Baoding', 'Hebei / Baoding / Lianchi']);
  });

  it('ends where an option stands under itself', () => {
    expect(optionLabel(option(1, 'a', { parentId: 1 }), [option(1, 'a', { parentId: 1 })])).toBe('a');
  });
});

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
