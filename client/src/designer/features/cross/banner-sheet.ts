import { readableText } from '@wence/schema';
import { type Banner, columnsName, outerOf, percentOf, questionName, showsLetters, totalPercentOf } from './banner';
import type { Measure } from './cross-address';
import type { CrossTableFragment } from './cross.generated';
import type { Sheet, SheetCell } from './table-sheet';

/** Words of a sheet, in the language of its reader. */
export interface SheetWords {
  readonly option: string;
  readonly total: string;
  readonly base: string;
  readonly mean: string;
  readonly deviation: string;
  readonly letters: string;
}

/** What a table puts into its cells, below its heads. */
interface Figures {
  readonly all: SheetCell;
  readonly cells: readonly { readonly figure: SheetCell; readonly letters?: readonly string[] }[];
}

type MeanFigures = CrossTableFragment['means'][number];

const counted = ({ total, cells }: CrossTableFragment['rows'][number], measure: Measure): Figures => ({
  all: totalPercentOf(total.percent, measure) ?? total.count,
  cells: cells.map((cell) => ({ figure: percentOf(cell, measure) ?? cell.count, letters: cell.letters })),
});

const averaged = ({ total, cells }: MeanFigures, figure: 'mean' | 'deviation'): Figures => ({
  all: total[figure] ?? '',
  cells: cells.map((cell) => ({ figure: cell[figure] ?? '', letters: figure === 'mean' ? cell.letters : [] })),
});

/**
 * A banner as rows of a sheet: its questions, the categories that columns are nested in, its columns with their letters, the bases, the figures. Beside figures that are compared each column
 * has one of letters, so that figures stay numbers.
 */
export function sheetOf({ row, tables }: Banner, measure: Measure, words: SheetWords): Sheet {
  const hasLetters = showsLetters(measure) && tables.some(({ columns }) => columns.length > 1);
  const line = (label: string, figures: readonly Figures[]): SheetCell[] => [
    label,
    ...figures.flatMap(({ all, cells }) => [
      all,
      ...cells.flatMap(({ figure, letters = [] }) => (hasLetters ? [figure, letters.join(' ')] : [figure])),
    ]),
  ];
  const all = (figures: (table: CrossTableFragment) => Figures | undefined): Figures[] => tables.flatMap((table) => figures(table) ?? []);
  const [first] = tables;
  const means = first?.means ?? [];

  // Above each of its columns, so that a column that is taken away still says where it is from.
  const outerHeads = line(
    '',
    all((table) => {
      const outer = outerOf(table);
      return { all: '', cells: table.columns.map((_, place) => ({ figure: readableText(outer[place]?.title ?? '') })) };
    }),
  );

  return [
    [questionName(row)],
    line(
      '',
      all((table) => ({ all: columnsName(table), cells: table.columns.map(() => ({ figure: '' })) })),
    ),
    ...(tables.some(({ groups }) => groups.length > 0) ? [outerHeads] : []),
    heads(tables, hasLetters, words),
    line(
      words.base,
      all(({ base, columns }) => ({ all: base, cells: columns.map((column) => ({ figure: column.base })) })),
    ),
    ...(measure === 'mean' ? [] : (first?.rows ?? [])).map(({ title }, place) =>
      line(
        readableText(title),
        all(({ rows }) => rows[place] && counted(rows[place], measure)),
      ),
    ),
    ...means.flatMap(({ title }, place) => [
      line(
        [readableText(title), words.mean].filter(Boolean).join(' '),
        all((table) => table.means[place] && averaged(table.means[place], 'mean')),
      ),
      line(
        words.deviation,
        all((table) => table.means[place] && averaged(table.means[place], 'deviation')),
      ),
    ]),
  ];
}

const heads = (tables: readonly CrossTableFragment[], hasLetters: boolean, words: SheetWords): SheetCell[] => [
  words.option,
  ...tables.flatMap(({ columns }) => [
    words.total,
    ...columns.flatMap(({ title, letter }) => [
      `${readableText(title)} (${letter})`,
      ...(hasLetters ? [`${letter}: ${words.letters}`] : []),
    ]),
  ]),
];
