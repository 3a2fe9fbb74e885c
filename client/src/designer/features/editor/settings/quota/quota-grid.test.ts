import { describe, expect, it } from '@jest/globals';
import { cellsOf, combinationsOf, divide, dividedLimits, limitsOf, pastedLimits, readLimit } from './quota-grid';

const options = (...ids: number[]) => ({ options: ids.map((id) => ({ id, title: String(id), code: '' })) });
const SEX_BY_AGE = [options(1, 2), options(11, 12, 13)];

describe('the grid of a table quota', () => {
  it('has a cell for each combination, the last question changing fastest', () => {
    expect(combinationsOf(SEX_BY_AGE)).toEqual([
      [1, 11],
      [1, 12],
      [1, 13],
      [2, 11],
      [2, 12],
      [2, 13],
    ]);
    expect(combinationsOf([])).toEqual([[]]);
  });

  it('keeps the limits of options that are still there, in order', () => {
    const limits = limitsOf([
      { optionId: [2, 11], limit: 5 },
      { optionId: [9, 11], limit: 7 },
      { optionId: [1, 13], limit: 0 },
    ]);

    expect(cellsOf(SEX_BY_AGE, limits)).toEqual([
      { optionId: [1, 13], limit: 0 },
      { optionId: [2, 11], limit: 5 },
    ]);
  });

  it.each([
    ['', null],
    [' 12 ', 12],
    ['1,200', 1200],
    ['0', 0],
    ['-1', undefined],
    ['1.5', undefined],
    ['many', undefined],
    ['123456789', undefined],
  ])('reads “%s” as %s', (text, limit) => {
    expect(readLimit(text)).toBe(limit);
  });

  it('divides a total into whole numbers that add up to it', () => {
    expect(divide(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(divide(10, [50, 30, 20])).toEqual([5, 3, 2]);
    expect(divide(7, [0, 0])).toEqual([0, 0]);
    for (let total = 0; total < 50; total += 1) {
      const parts = divide(total, [13, 29, 58, 3]);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
    }
  });

  it('divides a total by the shares of the options of all questions', () => {
    const shares: Record<number, number> = { 1: 50, 2: 50, 11: 20, 12: 30, 13: 50 };

    const limits = dividedLimits(SEX_BY_AGE, 200, (_dimension, id) => shares[id] ?? 0);

    expect(Object.fromEntries(limits)).toEqual({ '1.11': 20, '1.12': 30, '1.13': 50, '2.11': 20, '2.12': 30, '2.13': 50 });
  });

  it('takes a block that was copied from a spreadsheet, from the cell on in which it is pasted', () => {
    const grid = { combinations: combinationsOf(SEX_BY_AGE), columns: 3, corner: 1, limits: new Map([['2.12', 9]]) };

    expect(Object.fromEntries(pastedLimits('10\t20\t30\nx\t\n', grid) ?? [])).toEqual({ '1.12': 10, '1.13': 20, '2.12': 9 });
    expect(Object.fromEntries(pastedLimits('10\n\n', { ...grid, corner: 1 }) ?? [])).toEqual({ '1.12': 10 });
    expect(pastedLimits('10', grid)).toBeNull();
  });
});
