import type { CrossQuestionFragment, CrossSourceFragment, CrossTableFragment } from './cross.generated';

type Column = CrossTableFragment['columns'][number];
type Row = CrossTableFragment['rows'][number];
type Cell = Row['cells'][number];
type Group = CrossTableFragment['groups'][number];
type MeanRow = CrossTableFragment['means'][number];

export const crossSource = (nodeId: number, title: string, more: Partial<CrossSourceFragment> = {}): CrossSourceFragment => ({
  nodeId,
  code: `Q${nodeId}`,
  title,
  type: 'SINGLE_CHOICE',
  retired: false,
  rows: [],
  ...more,
});

export const crossQuestion = (localId: number, title: string, more: Partial<CrossQuestionFragment> = {}): CrossQuestionFragment => ({
  localId,
  code: `Q${localId}`,
  title,
  rowTitle: null,
  retired: false,
  overlapping: false,
  divisions: false,
  ...more,
});

export const crossColumn = (letter: string, title: string, base: number, more: Partial<Column> = {}): Column => ({
  code: letter,
  title,
  retired: false,
  letter,
  base,
  smallBase: base < 30,
  ...more,
});

export const crossGroup = (title: string, span: number, more: Partial<Group> = {}): Group => ({
  code: title,
  title,
  retired: false,
  span,
  chiSquare: null,
  ...more,
});

export const crossCell = (count: number, columnPercent: number, more: Partial<Cell> = {}): Cell => ({
  count,
  columnPercent,
  rowPercent: 50,
  totalPercent: 25,
  letters: [],
  ...more,
});

export const crossRow = (title: string, cells: Cell[], percent: number, more: Partial<Row> = {}): Row => ({
  code: title,
  title,
  retired: false,
  total: { count: cells.reduce((sum, { count }) => sum + count, 0), percent },
  cells,
  ...more,
});

export const meanRow = (title: string, all: number, ...cells: [mean: number | null, letters: string[]][]): MeanRow => ({
  title,
  retired: false,
  total: { base: 200, mean: all, deviation: 1.25 },
  cells: cells.map(([mean, letters]) => ({ base: 100, mean, deviation: mean === null ? null : 1.5, letters })),
});

/** Tea or coffee by gender, and by age within it. */
export const nestedTable = (more: Partial<CrossTableFragment> = {}): CrossTableFragment =>
  crossTable({
    inner: crossQuestion(6, 'Age'),
    groups: [
      crossGroup('Women', 2, { chiSquare: { value: 9.5, degrees: 1, p: 0.00205, cramersV: 0.281, cells: 4, fewExpected: 0 } }),
      crossGroup('Men', 1),
    ],
    columns: [crossColumn('A', 'Young', 70), crossColumn('B', 'Old', 50), crossColumn('C', 'Young', 20)],
    rows: [crossRow('Tea', [crossCell(60, 85.7, { letters: ['B'] }), crossCell(30, 60), crossCell(5, 25)], 55)],
    chiSquare: null,
    ...more,
  });

/** Tea or coffee by gender: women are more for tea. */
export const crossTable = (more: Partial<CrossTableFragment> = {}): CrossTableFragment => ({
  asked: 210,
  base: 200,
  row: crossQuestion(2, 'Tea or coffee?'),
  column: crossQuestion(1, 'Gender'),
  inner: null,
  groups: [],
  columns: [crossColumn('A', 'Women', 120), crossColumn('B', 'Men', 80)],
  rows: [
    crossRow('Tea', [crossCell(90, 75, { letters: ['B'], rowPercent: 81.8, totalPercent: 45 }), crossCell(20, 25)], 55),
    crossRow('Coffee', [crossCell(30, 25), crossCell(60, 75, { letters: ['A'] })], 45),
  ],
  means: [],
  chiSquare: { value: 48.484848, degrees: 1, p: 3.3e-12, cramersV: 0.492366, cells: 4, fewExpected: 0 },
  omittedRows: 0,
  omittedColumns: 0,
  ...more,
});
