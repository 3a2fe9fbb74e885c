import type { PositionAnswer } from '../answer/answer.js';
import { LIMITS } from '../limit/limits.js';
import { BoundedCounts, Newest } from './bounded.js';
import { DateTally } from './date-tally.js';
import { NumberTally } from './number-tally.js';
import { optionRole, type PartTally, partTally, questionInputOf } from './part-tally.js';
import { PointGrid } from './point-grid.js';
import type { PlannedQuestion, PlannedRow } from './tally-plan.js';

/** Counts of one row of a matrix. */
export interface RowTally extends PartTally {
  readonly plan: PlannedRow;
}

export interface QuestionTally extends PartTally {
  readonly plan: PlannedQuestion;
  readonly rows: ReadonlyMap<number, RowTally>;
  /** Rows of a table that a response filled in. */
  readonly rowCounts: NumberTally;
  readonly dates: DateTally;
  /** Division codes, each after the number of its level. */
  readonly areas: BoundedCounts;
  readonly files: Newest<string>;
  readonly positions: Newest<PositionAnswer>;
  readonly points: PointGrid;
}

export function questionTally(plan: PlannedQuestion): QuestionTally {
  const role = optionRole(plan.node);
  return {
    ...partTally(plan.options, role, questionInputOf(plan.node)),
    plan,
    rows: new Map(plan.rows.map((row) => [row.row.id, { ...partTally(plan.options, role, 'text'), plan: row }])),
    rowCounts: new NumberTally(),
    dates: new DateTally(),
    areas: new BoundedCounts(LIMITS.reportValues),
    files: new Newest(LIMITS.latestTexts),
    positions: new Newest(LIMITS.latestTexts),
    points: new PointGrid(),
  };
}
