import { describe, expect, it } from '@jest/globals';
import { batchLines, lineFault, linksOf, overfullLine } from './batch-lines';

const names = ['uid', 'city'];

describe('lines of values', () => {
  it('are cells of a spreadsheet, or values between commas; blank ones are left out', () => {
    expect(batchLines('1, Wuhan\n\n 2\r\n,')).toEqual([
      { number: 1, cells: ['1', 'Wuhan'] },
      { number: 3, cells: ['2'] },
    ]);
    expect(batchLines('1\tWuhan, Hubei')[0]?.cells).toEqual(['1', 'Wuhan, Hubei']);
  });

  it('become the values of links in the order of the parameters, empty ones left out', () => {
    expect(linksOf(batchLines('1,Wuhan\n,Xian'), names)).toEqual([
      {
        values: [
          { name: 'uid', value: '1' },
          { name: 'city', value: 'Wuhan' },
        ],
      },
      { values: [{ name: 'city', value: 'Xian' }] },
    ]);
  });

  it('are counted as they were written when something is wrong with one', () => {
    const lines = batchLines('1,Wuhan\n\n2,Xian,more');

    expect(overfullLine(lines, names)).toEqual({ rule: 'tooManyCells', line: 3, limit: 2 });
    expect(overfullLine(batchLines('1,Wuhan,,'), names)).toBeUndefined();
    expect(lineFault([{ field: 'links[1].city', rule: 'tooLong', limit: 200 }], lines)).toEqual({
      rule: 'tooLong',
      line: 3,
      name: 'city',
      limit: 200,
    });
    expect(lineFault([{ field: 'links', rule: 'required' }], lines)).toBeUndefined();
  });
});
