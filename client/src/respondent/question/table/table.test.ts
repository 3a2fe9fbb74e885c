import { describe, expect, it } from '@jest/globals';
import type { SurveyNode, SurveyRow } from '@wence/schema';
import { isBlankRow, namedRows, rowsAtFirst, withCell, withoutRow } from './table';

const growing = (setting: SurveyNode['setting']): SurveyNode => ({ id: 1, code: 'Q1', type: 7, subType: 2, title: 'Guests', setting });

describe('the rows of a table', () => {
  it('keep their places when a later one is filled in first', () => {
    expect(withCell([], 2, 11, 'Bob')).toEqual([{}, {}, { 11: 'Bob' }]);
    expect(withCell([{ 11: 'Ada' }], 0, 12, '36')).toEqual([{ 11: 'Ada', 12: '36' }]);
  });

  it('end with the last one in which something stands', () => {
    expect(withCell([{ 11: 'Ada' }, {}, { 11: 'Bob' }], 2, 11, '')).toEqual([{ 11: 'Ada' }]);
    expect(withCell([{ 11: 'Ada' }], 0, 11, '')).toEqual([]);
  });

  it('move up when one is removed', () => {
    expect(withoutRow([{ 11: 'Ada' }, { 11: 'Bob' }, { 11: 'Cleo' }], 1)).toEqual([{ 11: 'Ada' }, { 11: 'Cleo' }]);
    expect(withoutRow([{ 11: 'Ada' }], 3)).toEqual([{ 11: 'Ada' }]);
  });

  it('are blank when nothing but spaces is in them', () => {
    expect(isBlankRow(undefined)).toBe(true);
    expect(isBlankRow({})).toBe(true);
    expect(isBlankRow({ 11: ' ' })).toBe(true);
    expect(isBlankRow({ 11: '0' })).toBe(false);
  });
});

describe('rowsAtFirst', () => {
  it('is what the setting says, within its limits', () => {
    expect(rowsAtFirst(growing({ min: 2, max: 4, value: 3 }))).toBe(3);
    expect(rowsAtFirst(growing({ min: 2, max: 4, value: 9 }))).toBe(4);
  });

  it('is the fewest rows otherwise, which is one', () => {
    expect(rowsAtFirst(growing({ min: 12 }))).toBe(12);
    expect(rowsAtFirst(growing(undefined))).toBe(1);
  });
});

describe('namedRows', () => {
  it('have their places from the document, in whichever order they are shown', () => {
    const children: readonly SurveyRow[] = [21, 22, 23].map((id) => ({ id, code: String(id), title: `Row ${id}` }));
    const node: SurveyNode = { id: 1, code: 'Q1', type: 7, subType: 1, title: 'Family', children };

    const shown = namedRows(node, [...children.slice(2), ...children.slice(0, 1)]);
    expect(shown.map(({ rowId, place }) => [rowId, place])).toEqual([
      [23, 2],
      [21, 0],
    ]);
  });
});
