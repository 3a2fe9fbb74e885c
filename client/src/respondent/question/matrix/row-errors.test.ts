import { describe, expect, it } from '@jest/globals';
import type { AnswerError } from '@wence/schema';
import { errorsOfRow } from './row-errors';

const row = { id: 21, code: '1', title: 'Design' };
const named = { ...row, other: true };
const error = (more: Partial<AnswerError>): AnswerError => ({ nodeId: 1, reason: 'row', rowId: 21, ...more });

describe('which rows an error is about', () => {
  it('marks every row that must be answered when nothing is answered', () => {
    const nothing = [error({ reason: 'required', rowId: undefined })];

    expect(errorsOfRow(row, nothing)).toMatchObject({ isCellWrong: true, told: undefined });
    expect(errorsOfRow(named, nothing).isCellWrong).toBe(false);
  });

  it('marks the row that is missing and no other', () => {
    expect(errorsOfRow(row, [error({})]).isCellWrong).toBe(true);
    expect(errorsOfRow(row, [error({ rowId: 22 })])).toMatchObject({ isCellWrong: false, told: undefined });
  });

  it('tells a missing name from a wrong answer', () => {
    expect(errorsOfRow(named, [error({ reason: 'other' })])).toMatchObject({ isNameWrong: true, isCellWrong: false });
  });

  it('names the columns whose input is wrong', () => {
    const errors = [error({ reason: 'integer', optionId: 11 }), error({ reason: 'required', optionId: 12 })];

    expect(errorsOfRow(row, errors)).toMatchObject({ isCellWrong: true, optionIds: [11, 12], told: errors[0] });
  });
});
