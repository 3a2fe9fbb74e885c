import { type CrossVariable, LIMITS, percentOf } from '@wence/schema';
import { type Banner, categoriesOf, mostFrequent, type Placed } from './cross-banner.js';
import type { ColumnCounts, Moments, TableCounts } from './cross-counts.js';
import type { CrossChiSquare, CrossColumn, CrossMean, CrossMeanRow, CrossQuestion, CrossRow, CrossTable } from './cross-report.type.js';
import { chiSquare } from './statistics/chi-square.js';
import { isSmallBase, type LetterRule, meanLetters, shareLetters } from './statistics/column-letters.js';

const NOBODY: ColumnCounts = { base: 0, categories: new Map() };
const NO_NUMBERS: Moments = { base: 0, sum: 0, variance: 0 };

export function crossTable(counts: TableCounts, banner: Banner, test: LetterRule | undefined): CrossTable {
  const { row, column, asked, total, columns } = counts;
  const all = categoriesOf(row, total.categories.keys());
  const shown = mostFrequent(all, LIMITS.crossCategoryRows, (place) => total.categories.get(place) ?? 0);
  return {
    row: questionOf(row),
    column: questionOf(column),
    asked,
    base: total.base,
    columns: banner.columns.map(({ place, ...part }): CrossColumn => {
      const { base } = columns.get(place) ?? NOBODY;
      return { ...part, base, smallBase: isSmallBase(base) };
    }),
    rows: shown.map((category) => crossRow(category, counts, banner, test)),
    means: row.numbers.map((_, index) => meanRow(index, counts, banner, test)),
    chiSquare: independence(all, counts),
    omittedRows: all.length - shown.length,
    omittedColumns: banner.omitted,
  };
}

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

function crossRow(
  { place, ...part }: Placed,
  { column, columns, total }: TableCounts,
  banner: Banner,
  test: LetterRule | undefined,
): CrossRow {
  const all = total.categories.get(place) ?? 0;
  const shares = banner.columns.map(({ place: at, letter }) => {
    const { base, categories } = columns.get(at) ?? NOBODY;
    return { letter, base, count: categories.get(place) ?? 0 };
  });
  const letters = shareLetters({ columns: shares, overlapping: column.overlapping }, test);
  return {
    ...part,
    total: { count: all, percent: percentOf(all, total.base) },
    cells: shares.map(({ count, base }, index) => ({
      count,
      columnPercent: percentOf(count, base),
      rowPercent: percentOf(count, all),
      totalPercent: percentOf(count, total.base),
      letters: letters[index] ?? [],
    })),
  };
}

function meanRow(
  index: number,
  { row, column, moments, totalMoments }: TableCounts,
  banner: Banner,
  test: LetterRule | undefined,
): CrossMeanRow {
  const { localId = null, code = '', title = '', retired = false } = row.numbers[index] ?? {};
  const samples = banner.columns.map(({ place, letter }) => ({ letter, ...sampleOf(moments.get(place)?.[index] ?? NO_NUMBERS) }));
  const letters = meanLetters({ columns: samples, overlapping: column.overlapping }, test);
  return {
    localId,
    code,
    title,
    retired,
    total: meanOf(sampleOf(totalMoments[index] ?? NO_NUMBERS)),
    cells: samples.map((sample, at) => ({ ...meanOf(sample), letters: letters[at] ?? [] })),
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

/** Null where a response can stand in several rows or columns, and where there is nothing to test. */
function independence(categories: readonly Placed[], { row, column, columns }: TableCounts): CrossChiSquare | null {
  if (row.overlapping || column.overlapping) return null;
  const counted = [...columns].flatMap(([place, counts]) => (place === null ? [] : [counts]));
  const tested = chiSquare(categories.map(({ place }) => counted.map((each) => each.categories.get(place) ?? 0)));
  if (!tested) return null;
  const { statistic: value, ...rest } = tested;
  return { value, ...rest };
}
