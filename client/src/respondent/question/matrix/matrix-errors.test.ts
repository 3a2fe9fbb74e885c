import { describe, expect, it, beforeAll } from '@jest/globals';
import type { AnswerError, Answer, SurveyNode } from '@wence/schema';
import { loadWords } from '../../i18n/messages';
import { fillTexts as fill } from './FillMatrix';
import { errorsOfRow, matrixErrorText } from './matrix-errors';
import type { MatrixTexts } from './matrix-kind';
import { multipleTexts as multiple } from './MultipleMatrix';
import { singleTexts as single } from './SingleMatrix';

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

const options = [
  { id: 11, code: '1', title: 'Good' },
  { id: 12, code: '2', title: 'Bad' },
];
const rows = ['Design', 'Battery', 'Price', 'Service', 'Weight'].map((title, place) => ({ id: 21 + place, code: String(place), title }));
const matrix = (subType: number): SurveyNode => ({ id: 1, code: 'Q1', type: 14, subType, title: '', options, children: rows });
const told = (texts: MatrixTexts, subType: number, answer: Answer | undefined, fault: Omit<AnswerError, 'nodeId'>) =>
  matrixErrorText(texts, 'en', { node: matrix(subType), options, rows }, answer, { nodeId: 1, ...fault });

describe('how to put a matrix right [4.2.41]', () => {
  beforeAll(() => loadWords('en'));

  it('says what each row takes when nothing is answered', () => {
    expect(told(single, 1, undefined, { reason: 'required' })).toBe('Choose one option in each row');
    expect(told(multiple, 2, undefined, { reason: 'required' })).toBe('Choose at least one option in each row');
    expect(told(fill, 3, undefined, { reason: 'required' })).toBe('Fill in every row');
  });

  it('counts the rows that are missing and names the first of them', () => {
    const answer = { rows: { 22: { option: 11 } } };

    expect(told(single, 1, answer, { reason: 'row', rowId: 21 })).toBe('4 rows are not answered yet: Design, Price, Service and more');
  });

  it('names the one row that is missing', () => {
    const answer = { rows: Object.fromEntries(rows.slice(1).map(({ id }) => [id, { option: 11 }])) };

    expect(told(single, 1, answer, { reason: 'row', rowId: 21 })).toBe('“Design”: Not answered yet');
  });

  it('says the limit of a row and where it stands', () => {
    const answer = { rows: { 21: { options: [{ option: 11 }] } } };

    expect(told(multiple, 2, answer, { reason: 'min', rowId: 21, limit: 2 })).toBe(
      '“Design”: Choose at least 2 options. You have chosen 1',
    );
  });

  it('says which row took a column that is for one row only', () => {
    const answer = { rows: { 21: { option: 11 }, 22: { option: 11 } } };

    expect(told(single, 1, answer, { reason: 'unique', rowId: 22, optionId: 11 })).toBe(
      '“Battery”: “Good” is taken by “Design”. Choose each column only once',
    );
  });

  it('says row and column of an input that is wrong', () => {
    const answer = { rows: { 21: { fields: { 11: 'x' } } } };

    expect(told(fill, 3, answer, { reason: 'integer', rowId: 21, optionId: 11 })).toBe(
      '“Design”: “Good”: Enter a whole number, such as 12',
    );
  });
});
