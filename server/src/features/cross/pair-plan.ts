import type { ColumnarRows, Statement } from '../../platform/analytics/columnar-file.js';
import { addCounts, addMoments, type ByColumn, type Moments, readCounts, readMoments, type TableCounts } from './cross-counts.js';
import { columnVariables, countsStatement, type Grouping, momentsStatement, type Pair, type Source } from './cross-statements.js';

/** The statements for one table, and how their results are read. */
export class PairPlan {
  readonly statements: readonly Statement[];
  /** Where a response stands in several columns, they do not add up to the total, which is counted as well. */
  private readonly groupings: readonly Grouping[];

  constructor(
    source: Source,
    private readonly pair: Pair,
  ) {
    this.groupings = columnVariables(pair).some(({ overlapping }) => overlapping) ? ['byColumn', 'together'] : ['byColumn'];
    this.statements = this.groupings.flatMap((grouping) => [
      countsStatement(source, pair, grouping),
      ...(this.hasNumbers ? [momentsStatement(source, pair, grouping)] : []),
    ]);
  }

  private get hasNumbers(): boolean {
    return this.pair.row.numbers.length > 0;
  }

  /** `results`: the rows of each statement. */
  read(results: readonly ColumnarRows[], asked: number): TableCounts {
    const { row, column, inner } = this.pair;
    const left = [...results];
    const [byColumn, together = byColumn] = this.groupings.map(() => ({
      counts: readCounts(this.pair, left.shift() ?? []),
      moments: this.hasNumbers ? readMoments(this.pair, left.shift() ?? []) : (new Map() as ByColumn<readonly Moments[]>),
    }));
    if (!byColumn || !together) throw new Error('a table has no statements');
    return {
      row,
      column,
      inner,
      asked,
      columns: byColumn.counts,
      total: addCounts([...together.counts.values()]),
      moments: byColumn.moments,
      totalMoments: row.numbers.map((_, index) => addMoments([...together.moments.values()].flatMap((moments) => moments[index] ?? []))),
    };
  }
}
