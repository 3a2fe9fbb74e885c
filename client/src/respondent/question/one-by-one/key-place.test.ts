import { describe, expect, it } from '@jest/globals';
import { placeOf } from './useKeys';

describe('the key of an option', () => {
  it('is its number up to 9, and its letter: A for the first [4.2.49]', () => {
    expect(['1', '9', 'a', 'A', 'i', 'j', 'Z'].map(placeOf)).toEqual([0, 8, 0, 0, 8, 9, 25]);
  });

  it.each(['0', 'Enter', ' ', 'Tab', 'F1', '-', '\u597d', ''])('is not %j', (key) => {
    expect(placeOf(key)).toBe(-1);
  });
});
