import { describe, expect, it } from '@jest/globals';
import type { MatrixAnswer } from '@wence/schema';
import { choicesIn, matrixIn, rowWith, withCell, withName } from './matrix-answer';

const answer: MatrixAnswer = { rows: { 21: { option: 11 }, 22: { option: 12 } } };

describe('the answer of a matrix', () => {
  it('puts a value into its row and leaves the other rows alone', () => {
    expect(withCell(answer, 22, { option: 13 })).toEqual({ rows: { 21: { option: 11 }, 22: { option: 13 } } });
  });

  it('leaves out a row that says nothing: such a row is not answered', () => {
    expect(withCell(answer, 21, { options: [] })).toEqual({ rows: { 22: { option: 12 } } });
    expect(withCell(answer, 22, { fields: { 11: ' ' } })).toEqual({ rows: { 21: { option: 11 } } });
  });

  it('keeps the name of a row, whether or not the row is answered', () => {
    const named = withName(undefined, 29, 'Camera');

    expect(withCell(named, 29, { number: 0 })).toEqual({ rows: { 29: { number: 0 } }, names: { 29: 'Camera' } });
    expect(withCell(named, 29, null)).toEqual({ rows: {}, names: { 29: 'Camera' } });
  });

  it('takes a table or a single choice for no matrix', () => {
    expect(matrixIn({ rows: [{}] })).toEqual({ rows: {} });
    expect(matrixIn({ option: 1 })).toEqual({ rows: {} });
  });

  it('counts the choices that are on offer', () => {
    expect(choicesIn({ options: [{ option: 11 }, { option: 12 }] }, [{ id: 12 }])).toEqual([12]);
    expect(choicesIn(undefined, [{ id: 12 }])).toEqual([]);
  });

  it('finds the other row that took a column', () => {
    expect(rowWith(answer, 11, 22)).toBe(21);
    expect(rowWith(answer, 11, 21)).toBeUndefined();
  });
});
