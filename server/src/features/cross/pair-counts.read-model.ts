import type { ColumnarRows, Statement } from '../../platform/analytics/columnar-file.js';
import type { Pair, Source } from './cross-statements.js';
import { PairPlan } from './pair-plan.js';
import { type ChiSquare, chiSquare } from './statistics/chi-square.js';

export type { Pair, Source };

/** Counts of two questions, category by category and without means, for reports of other features. */
export class PairCounts {
  private readonly plan: PairPlan;

  constructor(
    source: Source,
    readonly pair: Pair,
  ) {
    this.plan = new PairPlan(source, { row: { ...pair.row, numbers: [] }, column: pair.column });
  }

  get statements(): readonly Statement[] {
    return this.plan.statements;
  }

  /** The counts of each category of the column question: one for each category of the row question. `results`: the rows of each statement. */
  read(results: readonly ColumnarRows[]): number[][] {
    const { row, column } = this.pair;
    const { columns } = this.plan.read(results, 0);
    return column.categories.map((_, place) => row.categories.map((__, index) => columns.get(place)?.categories.get(index) ?? 0));
  }
}

/** Pearson's test of counts by row, then column; undefined where there is nothing to test. */
export const testOfIndependence = (counts: readonly (readonly number[])[]): ChiSquare | undefined => chiSquare(counts);
