import type { CrossCategory, CrossVariable } from '../cross/cross-variable.js';
import type { FilterCondition } from '../filter/filter.js';
import { percentOf } from '../report/figures.js';
import { adjustedForMany } from './statistics.js';
import { insightId, type InsightOf } from './insight.js';
import { subjectOf } from './question-findings.js';

/** The test of one pair of questions, of which the columns with a small base are left out. */
export interface TestedPair {
  readonly row: CrossVariable;
  readonly column: CrossVariable;
  /** The columns that were tested. */
  readonly columns: readonly CrossCategory[];
  /** By row category, then column. */
  readonly counts: readonly (readonly number[])[];
  readonly statistic: number;
  readonly degrees: number;
  readonly p: number;
  readonly cramersV: number;
}

/** A difference is found if its probability, corrected for all that were tested, and its strength reach these. */
const FOUND = { q: 0.05, cramersV: 0.1, most: 10, strong: 0.3 } as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Condition that those in a category meet; null: the filter language has no exact one, as for a part of a finely graded slider. */
function isIn({ nodeId, rowId }: CrossVariable, { localId, test, code }: CrossCategory, isScale: boolean): FilterCondition | null {
  const place = { nodeId, ...(rowId !== null && { rowId }) };
  if (!isScale) return localId === null ? null : { answer: { ...place, anyOf: [localId] } };
  if ('equals' in test) return { answer: { ...place, range: { from: test.equals, to: test.equals } } };
  if (code !== String(test.from) || !Number.isInteger(test.from)) return null;
  return { answer: { ...place, range: { from: test.from, to: test.from } } };
}

/** The cell whose count is the farthest above what independence would make of it, in units of its spread. */
function mostAbove(counts: TestedPair['counts']) {
  const rows = counts.map(sum);
  const columns = (counts[0] ?? []).map((_, column) => sum(counts.map((row) => row[column] ?? 0)));
  const all = sum(rows);
  const cells = counts.flatMap((row, at) => row.map((count, column) => ({ at, column, count })));
  const above = ({ at, column, count }: (typeof cells)[number]): number => {
    const expected = ((rows[at] ?? 0) * (columns[column] ?? 0)) / all;
    const spread = expected * (1 - (rows[at] ?? 0) / all) * (1 - (columns[column] ?? 0) / all);
    return spread > 0 ? (count - expected) / Math.sqrt(spread) : 0;
  };
  const [most] = cells.sort((one, other) => above(other) - above(one));
  return most && { ...most, rowTotal: rows[most.at] ?? 0, columnBases: columns, all };
}

function difference({ row, column, columns, counts, ...tested }: TestedPair, q: number): InsightOf<'difference'> | null {
  const cell = mostAbove(counts);
  const [category, group] = [row.categories[cell?.at ?? -1], columns[cell?.column ?? -1]];
  if (!cell || !category || !group) return null;
  const conditions = [isIn(row, category, row.numbers.length > 0), isIn(column, group, false)];
  const known = conditions.filter((condition) => condition !== null);
  const columnBase = cell.columnBases[cell.column] ?? 0;
  return {
    id: insightId('difference', row.localId, column.localId),
    kind: 'difference',
    severity: tested.cramersV >= FOUND.strong ? 'strong' : 'notable',
    subjects: [subjectOf(row), subjectOf(column)],
    names: { option: category.title, column: group.title },
    numbers: {
      statistic: tested.statistic,
      degrees: tested.degrees,
      cramersV: tested.cramersV,
      rawP: tested.p,
      count: cell.count,
      columnBase,
      percent: percentOf(cell.count, columnBase),
      overallPercent: percentOf(cell.rowTotal, cell.all),
    },
    bars: columns.map((each, index) => ({
      title: each.title,
      value: percentOf(counts[cell.at]?.[index] ?? 0, cell.columnBases[index] ?? 0),
      marked: each === group,
    })),
    base: cell.all,
    test: { name: 'chiSquare', p: q },
    filter: known.length === conditions.length ? { conditions: known } : null,
  };
}

/**
 * The strongest differences between groups, at most ten: those that hold at a rate of false findings of 5 % over all pairs that were tested
 * (Benjamini and Hochberg) and have a Cramér's V of at least 0.1.
 */
export function differences(pairs: readonly TestedPair[]): InsightOf<'difference'>[] {
  const adjusted = adjustedForMany(pairs.map(({ p }) => p));
  return pairs
    .map((pair, index) => ({ pair, q: adjusted[index] ?? 1 }))
    .filter(({ pair, q }) => q <= FOUND.q && pair.cramersV >= FOUND.cramersV)
    .sort((one, other) => other.pair.cramersV - one.pair.cramersV)
    .slice(0, FOUND.most)
    .flatMap(({ pair, q }) => difference(pair, q) ?? []);
}
