import { type CrossVariable, LIMITS, type TestedPair } from '@wence/schema';
import { type Pair, testOfIndependence } from '../cross/pair-counts.read-model.js';

/** Groups that a question may tell apart, and categories that are compared between them. */
const MOST = { groups: 20, categories: 30 } as const;
/** Share of cells with a small expected count above which the approximation by the distribution is poor (Cochran). */
const POOR = 0.2;

/** The pairs of questions that are scanned for differences. */
export interface Scan {
  readonly pairs: readonly Pair[];
  /** Pairs beyond the limit. */
  readonly cut: number;
  /** Codes of the grouping questions to which these belong. */
  readonly cutCodes: readonly string[];
}

const isGrouping = ({ overlapping, categories, numbers, rowId }: CrossVariable): boolean =>
  !overlapping && rowId === null && numbers.length === 0 && categories.length >= 2 && categories.length <= MOST.groups;

const isCompared = ({ overlapping, categories }: CrossVariable): boolean =>
  !overlapping && categories.length >= 2 && categories.length <= MOST.categories;

/** Each single choice as groups, with each later or earlier question that can be compared between them; no two questions twice. */
export function scanOf(variables: Iterable<CrossVariable>): Scan {
  const all = [...variables].filter(({ retired }) => !retired);
  const groupings = all.filter(isGrouping);
  const place = new Map(groupings.map((variable, index) => [variable, index]));
  const pairs = groupings.flatMap((column, index) =>
    all
      .filter((row) => row.nodeId !== column.nodeId && isCompared(row) && (place.get(row) ?? Infinity) > index)
      .map((row): Pair => ({ row, column })),
  );
  const left = pairs.slice(LIMITS.insightPairs);
  return { pairs: pairs.slice(0, LIMITS.insightPairs), cut: left.length, cutCodes: [...new Set(left.map(({ column }) => column.code))] };
}

/** The test of a pair without the groups that have a small base. Null: nothing is left to test, or too little for the test to be sound. */
export function testPair({ row, column }: Pair, byColumn: readonly (readonly number[])[]): TestedPair | null {
  const groups = column.categories.flatMap((category, place) => {
    const counts = byColumn[place] ?? [];
    return counts.reduce((sum, count) => sum + count, 0) < LIMITS.smallBase ? [] : [{ category, counts }];
  });
  if (groups.length < 2) return null;
  const counts = row.categories.map((_, index) => groups.map((group) => group.counts[index] ?? 0));
  const tested = testOfIndependence(counts);
  if (!tested || tested.fewExpected > POOR * tested.cells) return null;
  const { statistic, degrees, p, cramersV } = tested;
  return { row, column, columns: groups.map(({ category }) => category), counts, statistic, degrees, p, cramersV };
}
