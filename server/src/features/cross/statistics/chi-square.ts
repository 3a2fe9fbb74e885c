import chiSquareCdf from '@stdlib/stats-base-dists-chisquare-cdf';

export interface ChiSquare {
  readonly statistic: number;
  readonly degrees: number;
  /** Probability of a statistic at least as large if rows and columns are independent. */
  readonly p: number;
  /** Strength of the association: 0 is none, 1 is a perfect one. */
  readonly cramersV: number;
  /** Cells that took part: those in rows and columns with at least one respondent. */
  readonly cells: number;
  /** Cells with an expected count below 5. With more than a fifth of such cells the approximation by the distribution is poor. */
  readonly fewExpected: number;
}

/** Smallest expected count of a cell for which the approximation by the chi-square distribution is held to be good. */
const ENOUGH_EXPECTED = 5;

/**
 * Pearson's chi-square test of independence without a correction for continuity. Every respondent is counted in one cell (`counts` by row, then
 * column): the test does not hold for rows or columns of a multiple choice. Empty rows and columns are left out; with fewer than two rows or two
 * columns left there is nothing to test.
 */
export function chiSquare(counts: Table): ChiSquare | undefined {
  const table = withoutEmptyRows(transposed(withoutEmptyRows(transposed(counts))));
  const [rows, columns] = [table.map(sum), transposed(table).map(sum)];
  if (rows.length < 2 || columns.length < 2) return undefined;

  const base = sum(rows);
  const cells = table.flatMap((row, at) =>
    row.map((count, column) => ({ count, expected: ((rows[at] ?? 0) * (columns[column] ?? 0)) / base })),
  );
  const statistic = sum(cells.map(({ count, expected }) => (count - expected) ** 2 / expected));
  const degrees = (rows.length - 1) * (columns.length - 1);
  return {
    statistic,
    degrees,
    p: 1 - chiSquareCdf(statistic, degrees),
    cramersV: Math.sqrt(statistic / (base * (Math.min(rows.length, columns.length) - 1))),
    cells: cells.length,
    fewExpected: cells.filter(({ expected }) => expected < ENOUGH_EXPECTED).length,
  };
}

type Table = readonly (readonly number[])[];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const withoutEmptyRows = (table: Table): Table => table.filter((row) => sum(row) > 0);

const transposed = (table: Table): Table => (table[0] ?? []).map((_, column) => table.map((row) => row[column] ?? 0));
