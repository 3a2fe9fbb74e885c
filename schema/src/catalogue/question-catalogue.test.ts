import { describe, expect, it } from '@jest/globals';
import { isQuestionType, questionCatalogue, questionRow, rowByKey, subTypesOf } from './question-catalogue.js';

describe('the question catalogue', () => {
  it('tells its numbers from others', () => {
    expect([0, 1, 2, 3, 4, 8, 23, 30, 33, 60, 90, 91, -1, 1.5, Number.NaN].map(isQuestionType)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      true,
      true,
      false,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is looked up by the pair of type and sub-type, each pair once [S3.catalogue.keyed-by-type-subtype]', () => {
    const pairs = questionCatalogue.map(({ type, subType }) => `${type}/${subType}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs.length).toBe(49);
    for (const row of questionCatalogue) {
      expect(questionRow({ type: row.type, subType: row.subType, group: row.key === 'group' })).toBe(row);
      expect(rowByKey(row.key)).toBe(row);
    }
  });

  it('takes the lowest sub-type where none is named [S3.catalogue.keyed-by-type-subtype]', () => {
    expect(questionRow({ type: 14 }).key).toBe('matrixSingle');
    expect(questionRow({ type: 7 }).key).toBe('table');
    expect(questionRow({ type: 34 }).key).toBe('imageSingle');
  });

  it('lists sub-types where a type has several', () => {
    expect([subTypesOf(7), subTypesOf(14), subTypesOf(16), subTypesOf(23)]).toEqual([
      [1, 2],
      [1, 2, 3, 4],
      [1, 2],
      [1, 2],
    ]);
    expect([subTypesOf(34), subTypesOf(41), subTypesOf(1), subTypesOf(0)]).toEqual([[1, 2], [1, 2], [], []]);
  });

  it('has no entry for numbers of nobody', () => {
    expect(() => questionRow({ type: 14, subType: 5 })).toThrow(RangeError);
    expect(() => questionRow({ type: 1, subType: 1 })).toThrow(RangeError);
  });
});
