import { describe, expect, it } from '@jest/globals';
import { clockText, formatInstant, formatThousands } from './format.js';
import { byteLength, chunk, looksAlike, plainText } from './text.js';

describe('texts and numbers for people', () => {
  it('count a Chinese character as two [S5.rating.chinese-counts-2]', () => {
    expect(byteLength('\u4e2d'.repeat(10))).toBe(20);
    expect(byteLength('ab\u00e9')).toBe(3);
  });

  it('lose markup and whitespace [S9.format.strip-markup] [S9.format.strip-whitespace]', () => {
    expect(plainText('<p>A<b>B</b></p>')).toBe('AB');
    expect(plainText('<p> A B </p>')).toBe('AB');
    expect(plainText('a < b > c')).toBe('a<b>c');
  });

  it('have commas between thousands [S9.format.thousands]', () => {
    expect(formatThousands(1234567)).toBe('1,234,567');
    expect(formatThousands(-1234.5678)).toBe('-1,234.5678');
    expect(formatThousands(999)).toBe('999');
    expect(formatThousands(0)).toBe('0');
  });

  it('show a time as a clock does, with hours where there are any', () => {
    expect([0, 9, 65, 3599, 3600, 90_061].map(clockText)).toEqual(['0:00', '0:09', '1:05', '59:59', '1:00:00', '25:01:01']);
  });

  it('are -- when empty [S9.format.empty]', () => {
    expect([formatThousands(''), formatThousands(null), formatInstant(undefined), formatInstant('never')]).toEqual([
      '--',
      '--',
      '--',
      '--',
    ]);
  });

  it('read ten digits as seconds [S9.format.timestamp-10]', () => {
    expect(formatInstant(1700000000)).toBe(formatInstant(1700000000000));
    expect(formatInstant('1700000000')).toBe(formatInstant(1700000000));
  });

  it('write an instant as y-m-d h:i:s [S9.format.date-default]', () => {
    const local = new Date(2023, 10, 14, 2, 3, 4);

    expect(formatInstant(local.getTime())).toBe('2023-11-14 02:03:04');
    expect(formatInstant(local, 'd.m.y')).toBe('14.11.2023');
  });

  it('come in parts of ten [S9.chunk.size]', () => {
    const items = Array.from({ length: 25 }, (_, place) => place);

    expect(chunk(items).map(({ length }) => length)).toEqual([10, 10, 5]);
    expect(chunk([])).toEqual([]);
    expect(chunk(items, 20).flat()).toEqual(items);
  });
});

describe('two texts that were to be the same', () => {
  it.each([
    ['Tea  time', ' Tea time '],
    ['caf\u00e9', 'cafe\u0301'],
    ['\u8bfb\u4e66\u3000\u4f1a', '\u8bfb\u4e66 \u4f1a'],
  ])('%j looks like %j', (one, other) => {
    expect(looksAlike(one, other)).toBe(true);
  });

  it('do not where a letter or its case differs', () => {
    expect([looksAlike('Tea', 'tea'), looksAlike('Tea', 'Teas')]).toEqual([false, false]);
  });
});
