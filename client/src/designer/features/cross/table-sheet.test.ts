import { describe, expect, it } from '@jest/globals';
import { toCsv, toPasted } from './table-sheet';

describe('a downloaded sheet', () => {
  it('begins with the byte order mark and ends its lines as RFC 4180 says', () => {
    expect(
      toCsv([
        ['Café', 'n'],
        ['Ü', 3],
      ]),
    ).toBe('\uFEFFCafé,n\r\nÜ,3\r\n');
  });

  it('quotes texts with commas, quotes and line breaks', () => {
    expect(toCsv([['a,b', 'say "no"', 'two\nlines', 'plain']])).toBe('\uFEFF"a,b","say ""no""","two\nlines",plain\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('makes no formula of the text %j', (text) => {
    const [cell = ''] = toCsv([[text]])
      .slice(1)
      .split('\r\n');

    expect(cell.replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it('leaves numbers alone, negative ones too', () => {
    expect(toCsv([[-1.5, 0, 12]])).toBe('\uFEFF-1.5,0,12\r\n');
  });
});

describe('a copied sheet', () => {
  it('has a line per row and a tab between cells, whatever the texts hold', () => {
    expect(
      toPasted([
        ['a\tb', 'c\r\nd'],
        [-1, '=2'],
      ]),
    ).toBe("a b\tc d\n-1\t'=2");
  });
});
