import { describe, expect, it } from '@jest/globals';
import { readTyped, withEntry, withFieldText, withOption, withOptionText, withPlace } from './draft';

describe('an answer that is edited', () => {
  it('keeps the texts of other options while one is chosen, and is none without any', () => {
    const other = { options: [{ option: 3, text: 'milk' }] };
    expect(withOption(other, 1, true)).toEqual({ options: [{ option: 3, text: 'milk' }, { option: 1 }] });
    expect(withOption(other, 3, false)).toBeUndefined();
    expect(withOptionText(other, 3, 'oat')).toEqual({ options: [{ option: 3, text: 'oat' }] });
  });

  it('pushes the others on when an option gets a place among them', () => {
    expect(withPlace({ order: [1, 2, 3] }, 3, 1)).toEqual({ order: [3, 1, 2] });
    expect(withPlace({ order: [1, 2] }, 3, 3)).toEqual({ order: [1, 2, 3] });
    expect(withPlace({ order: [1, 2] }, 1, 0)).toEqual({ order: [2] });
    expect(withPlace({ order: [1] }, 1, 0)).toBeUndefined();
  });

  it('has no empty fields and rows', () => {
    expect(withFieldText({ 1: 'a' }, 2, 'b')).toEqual({ 1: 'a', 2: 'b' });
    expect(withFieldText({ 1: 'a' }, 1, '')).toBeUndefined();
    expect(withEntry({ 1: 0 }, 2, 5)).toEqual({ 1: 0, 2: 5 });
    expect(withEntry({ 1: 0 }, 1, undefined)).toBeUndefined();
  });

  it.each([
    ['7', 7],
    [' 0 ', 0],
    ['', undefined],
    ['x', undefined],
  ])('reads the number %j', (text, number) => expect(readTyped(text)).toBe(number));
});
