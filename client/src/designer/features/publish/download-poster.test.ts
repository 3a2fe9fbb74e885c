import { describe, expect, it } from '@jest/globals';
import { linesOf } from './download-poster';

const measure = (text: string): number => [...text].length;

describe('the title on a poster', () => {
  it('breaks between words, and between characters of Chinese', () => {
    expect(linesOf('Coffee in the office', 9, 4, measure)).toEqual(['Coffee in', 'the', 'office']);
    expect(linesOf('\u5496\u5561\u4e0e\u8336\u996e\u8c03\u67e5', 3, 4, measure)).toEqual([
      '\u5496\u5561\u4e0e',
      '\u8336\u996e\u8c03',
      '\u67e5',
    ]);
  });

  it('ends in an ellipsis where it is too long, within its width', () => {
    expect(linesOf('one two three four', 5, 2, measure)).toEqual(['one', 'two…']);
    expect(linesOf('abcdefgh', 5, 1, measure)).toEqual(['abcd…']);
  });
});
