import { describe, expect, it } from '@jest/globals';
import { PROVINCES } from '../../../shared/divisions/divisions';
import { crossColumn, crossGroup, crossQuestion, crossRow, crossSource, crossTable } from './cross.factory';
import { crossVariables, withDivisionNames } from './cross-variables';

describe('what can be crossed', () => {
  it('is every question whose answers fall into a list, and every row of a matrix under its title', () => {
    const rows = [
      { rowId: 31, code: '1', title: '<b>Speed</b>', retired: false },
      { rowId: 32, code: '2', title: 'Taste', retired: true },
    ];
    const questions = [
      crossSource(1, '<b>Gender</b>'),
      crossSource(2, 'Why?', { type: 'OPEN_TEXT' }),
      crossSource(3, 'Service', { type: 'MATRIX', rows }),
      crossSource(4, 'Where?', { type: 'CITY', retired: true }),
    ];

    expect(crossVariables(questions)).toEqual([
      { localId: 1, name: 'Q1 Gender', isRetired: false },
      { localId: 31, name: 'Q3 · Speed', isRetired: false, matrix: 'Q3 Service' },
      { localId: 32, name: 'Q3 · Taste', isRetired: true, matrix: 'Q3 Service' },
      { localId: 4, name: 'Q4 Where?', isRetired: true },
    ]);
  });
});

describe('provinces in tables', () => {
  it('have their names, and codes of others stay as they are', () => {
    const table = crossTable({
      column: crossQuestion(1, 'Where?', { divisions: true }),
      columns: [crossColumn('A', '110000', 40), crossColumn('B', '990000', 40)],
      row: crossQuestion(2, 'Number?'),
      rows: [crossRow('110000', [], 0)],
    });

    const [named] = withDivisionNames([table]);

    expect(named?.columns.map(({ title }) => title)).toEqual([PROVINCES['110000'], '990000']);
    const [nested] = withDivisionNames([
      crossTable({
        column: crossQuestion(1, 'Where?', { divisions: true }),
        inner: crossQuestion(3, 'Gender'),
        groups: [crossGroup('110000', 1)],
        columns: [crossColumn('A', '110000', 40)],
      }),
    ]);
    expect([nested?.groups[0]?.title, nested?.columns[0]?.title]).toEqual([PROVINCES['110000'], '110000']);
    expect(named?.rows.map(({ title }) => title)).toEqual(['110000']);
  });
});
