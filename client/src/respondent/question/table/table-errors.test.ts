import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, type SurveyNode, type SurveyOption, validateAnswer } from '@wence/schema';
import { en as page } from '../../i18n/en';
import { loadWords } from '../../i18n/messages';
import { tableHint, namedRows, numberedRows } from './table';
import { isRowMissing, tableError } from './table-errors';
import { en } from './words';

const columns: readonly SurveyOption[] = [
  { id: 11, code: '1', title: 'Name' },
  { id: 12, code: '2', title: 'Age', type: 1, required: false },
];
const fixed: SurveyNode = {
  id: 1,
  code: 'Q1',
  type: 7,
  subType: 1,
  title: 'Family',
  required: true,
  options: columns,
  children: [
    { id: 21, code: '1', title: 'Mother' },
    { id: 22, code: '2', title: 'Father' },
  ],
};
const growing: SurveyNode = { ...fixed, subType: 2, children: undefined, setting: { min: 2, max: 4 } };

const shown = (node: SurveyNode) => ({ node, options: columns, rows: node.children ?? [] });
function told(node: SurveyNode, answer: Answer) {
  const [error] = validateAnswer(node, answer);
  return error && tableError('en', shown(node), answer, error);
}

describe('tableHint', () => {
  it('tells how many rows are asked for', () => {
    const hint = (min?: number, max?: number) => tableHint(en, { ...growing, setting: { min, max } }, columns.slice(0, 1));

    expect(hint(2, 4)).toBe(en.rowsBetween(2, 4));
    expect(hint(2, 2)).toBe(en.rowsExactly(2));
    expect(hint(2)).toBe(en.rowsFrom(2));
    expect(hint(undefined, 4)).toBe(en.rowsTo(4));
    expect(hint()).toBe('');
  });

  it('tells what the stars of a row mean where rows may stay empty', () => {
    expect(tableHint(en, { ...fixed, required: false }, columns)).toBe(en.wholeRows);
    expect(tableHint(en, fixed, columns)).toBe('');
    expect(tableHint(en, fixed, columns.slice(1))).toBe(en.eachRow);
  });
});

describe('tableError', () => {
  beforeAll(() => loadWords('en'));

  it('names row and column', () => {
    expect(told(fixed, { rows: [{ 11: 'Ada', 12: 'old' }, { 11: 'Tom' }] })).toBe(`“Mother”, “Age”: ${page.errors.integer}`);
    expect(told(growing, { rows: [{ 11: 'Ada' }, { 12: '36' }] })).toBe(`Row 2, “Name”: ${page.errors.fillIn}`);
  });

  it('names the row that is empty', () => {
    expect(told(fixed, { rows: [{ 11: 'Ada' }] })).toBe(`“Father”: ${page.errors.fillIn}`);
  });

  it('says how many rows are filled in, blank ones not counted', () => {
    expect(told(growing, { rows: [{}, { 11: 'Ada' }, {}] })).toBe(en.fewRows(2, 1));
    expect(told(growing, { rows: Array.from({ length: 5 }, () => ({ 11: 'Ada' })) })).toBe(en.manyRows(4, 5));
  });

  it('leaves an empty table to the words of the page', () => {
    expect(tableError('en', shown(fixed), undefined, { nodeId: 1, reason: 'required' })).toBeUndefined();
  });
});

describe('isRowMissing', () => {
  const missing = (node: SurveyNode, rows: readonly Readonly<Record<string, string>>[]) => {
    const errors = validateAnswer(node, { rows });
    const all = node.subType === 2 ? numberedRows(4) : namedRows(node, node.children ?? []);
    return all.filter((row) => isRowMissing(node, row, rows[row.place], errors)).map(({ place }) => place);
  };

  it('holds for every empty row of a required fixed table', () => {
    expect(missing(fixed, [])).toEqual([0, 1]);
    expect(missing(fixed, [{ 11: 'Ada' }])).toEqual([1]);
    expect(missing(fixed, [{ 11: 'Ada' }, { 11: 'Tom' }])).toEqual([]);
  });

  it('holds for as many empty rows of a growing table as must be filled in', () => {
    expect(missing(growing, [])).toEqual([0, 1]);
    expect(missing(growing, [{ 11: 'Ada' }])).toEqual([1]);
    expect(missing(growing, [{ 11: 'Ada' }, { 11: 'Tom' }])).toEqual([]);
  });
});
