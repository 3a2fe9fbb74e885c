import { type CrossVariable, LIMITS, percentOf } from '@wence/schema';
import { type Banner, type BannerColumn, categoriesOf, mostFrequent, type Placed } from './cross-banner.js';
import type { ColumnCounts, Moments, Place, TableCounts } from './cross-counts.js';
import type {
  CrossChiSquare,
  CrossColumn,
  CrossGroup,
  CrossMean,
  CrossMeanRow,
  CrossQuestion,
  CrossRow,
  CrossTable,
} from './cross-report.type.js';
import { chiSquare } from './statistics/chi-square.js';
import { isSmallBase, type LetterRule, meanLetters, shareLetters } from './statistics/column-letters.js';

const NOBODY: ColumnCounts = { base: 0, categories: new Map() };
const NO_NUMBERS: Moments = { base: 0, sum: 0, variance: 0 };

export function crossTable(counts: TableCounts, banner: Banner, test: LetterRule | undefined): CrossTable {
  const { row, column, inner, asked, total, columns } = counts;
  const all = categoriesOf(row, total.categories.keys());
  const shown = mostFrequent(all, LIMITS.crossCategoryRows, (place) => total.categories.get(place) ?? 0);
  return {
    row: questionOf(row),
    column: questionOf(column),
    inner: inner ? questionOf(inner) : null,
    asked,
    base: total.base,
    columns: columnsOf(banner).map(({ place, ...part }): CrossColumn => {
      const { base } = columns.get(place) ?? NOBODY;
      return { ...part, base, smallBase: isSmallBase(base) };
    }),
    groups: banner.groups.flatMap(({ outer, columns: within, places }): CrossGroup[] => {
      if (!outer) return [];
      const { place: _place, ...part } = outer;
      return [{ ...part, span: within.length, chiSquare: independence(all, counts, places) }];
    }),
    rows: shown.map((category) => crossRow(category, counts, banner, test)),
    means: row.numbers.map((_, index) => meanRow(index, counts, banner, test)),
    chiSquare: inner ? null : independence(all, counts, banner.groups[0]?.places ?? []),
    omittedRows: all.length - shown.length,
    omittedColumns: banner.omitted,
  };
}

const columnsOf = ({ groups }: Banner): BannerColumn[] => groups.flatMap(({ columns }) => columns);

/** Finds the letters of a row, one list for each column. Only columns of one group are compared. */
function lettersIn<Column>(
  { groups }: Banner,
  columnOf: (column: BannerColumn) => Column,
  compare: (columns: Column[]) => readonly string[][],
): readonly string[][] {
  return groups.flatMap(({ columns }) => compare(columns.map(columnOf)));
}

/** Whether a response can stand in several columns that are compared: those within one category of a multiple choice are of different responses. */
const isOverlapping = ({ column, inner }: TableCounts): boolean => (inner ?? column).overlapping;

const questionOf = ({ localId, nodeId, rowId, code, title, rowTitle, retired, overlapping, open }: CrossVariable): CrossQuestion => ({
  localId,
  nodeId,
  rowId,
  code,
  title,
  rowTitle,
  retired,
  overlapping,
  divisions: open !== null,
});

function crossRow({ place, ...part }: Placed, counts: TableCounts, banner: Banner, test: LetterRule | undefined): CrossRow {
  const { columns, total } = counts;
  const all = total.categories.get(place) ?? 0;
  const shareOf = ({ place: at, letter }: BannerColumn) => {
    const { base, categories } = columns.get(at) ?? NOBODY;
    return { letter, base, count: categories.get(place) ?? 0 };
  };
  const letters = lettersIn(banner, shareOf, (group) => shareLetters({ columns: group, overlapping: isOverlapping(counts) }, test));
  return {
    ...part,
    total: { count: all, percent: percentOf(all, total.base) },
    cells: columnsOf(banner)
      .map(shareOf)
      .map(({ count, base }, index) => ({
        count,
        columnPercent: percentOf(count, base),
        rowPercent: percentOf(count, all),
        totalPercent: percentOf(count, total.base),
        letters: letters[index] ?? [],
      })),
  };
}

function meanRow(index: number, counts: TableCounts, banner: Banner, test: LetterRule | undefined): CrossMeanRow {
  const { row, moments, totalMoments } = counts;
  const { localId = null, code = '', title = '', retired = false } = row.numbers[index] ?? {};
  const lettered = ({ place, letter }: BannerColumn) => ({ letter, ...sampleOf(moments.get(place)?.[index] ?? NO_NUMBERS) });
  const letters = lettersIn(banner, lettered, (group) => meanLetters({ columns: group, overlapping: isOverlapping(counts) }, test));
  return {
    localId,
    code,
    title,
    retired,
    total: meanOf(sampleOf(totalMoments[index] ?? NO_NUMBERS)),
    cells: columnsOf(banner)
      .map(lettered)
      .map((sample, at) => ({ ...meanOf(sample), letters: letters[at] ?? [] })),
  };
}

interface Sample {
  readonly base: number;
  readonly mean: number;
  readonly deviation: number;
}

const sampleOf = ({ base, sum, variance }: Moments): Sample => ({
  base,
  mean: base === 0 ? 0 : sum / base,
  deviation: Math.sqrt(variance),
});

const HUNDREDTHS = 100;
const rounded = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS;

const meanOf = ({ base, mean, deviation }: Sample): CrossMean => ({
  base,
  mean: base === 0 ? null : rounded(mean),
  deviation: base < 2 ? null : rounded(deviation),
});

/** Tests the rows against the columns at these places. Null where a response can stand in several of either, and where there is nothing to test. */
function independence(categories: readonly Placed[], counts: TableCounts, places: readonly Place[]): CrossChiSquare | null {
  if (counts.row.overlapping || isOverlapping(counts)) return null;
  const counted = places.flatMap((place) => counts.columns.get(place) ?? []);
  const tested = chiSquare(categories.map(({ place }) => counted.map((each) => each.categories.get(place) ?? 0)));
  if (!tested) return null;
  const { statistic: value, ...rest } = tested;
  return { value, ...rest };
}
