import { describe, expect, it } from '@jest/globals';
import { optionLabel } from './option-label';

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
