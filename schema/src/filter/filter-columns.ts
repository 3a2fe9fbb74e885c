import type { Column, ColumnKind, ColumnPart, ColumnPlan, QuestionColumns } from '../export/column.js';
import { SCORE_KEY } from '../export/exam-columns.js';
import type { AnswerPlace, TestKey } from './filter.js';

const CHOSEN: readonly ColumnKind[] = ['code', 'flag'];
const NUMERIC: readonly ColumnKind[] = ['integer', 'number'];
const COUNTED: readonly (ColumnPart | undefined)[] = [undefined, 'rowCount', 'count'];
const DIVISIONS: readonly (ColumnPart | undefined)[] = ['province', 'city', 'district'];
/** Texts that nobody typed: codes of divisions, ids of files. */
const UNTYPED: readonly (ColumnPart | undefined)[] = [...DIVISIONS, 'division', 'file'];

/** What tells which tests a column answers to. */
type Kept = Pick<Column, 'kind' | 'part'>;

export const holdsChoices = ({ kind, part }: Kept): boolean => CHOSEN.includes(kind) && part !== 'tag';
export const holdsNumbers = ({ kind, part }: Kept): boolean => NUMERIC.includes(kind) && COUNTED.includes(part);
export const holdsTexts = ({ kind, part }: Kept): boolean => kind === 'text' && !UNTYPED.includes(part);
export const holdsDivisions = ({ part }: Kept): boolean => DIVISIONS.includes(part);

/** The tests that a column answers to; that of the state is one of its question. */
export function testsOfColumn(column: Kept): readonly Exclude<TestKey, 'state'>[] {
  if (holdsChoices(column)) return ['anyOf', 'noneOf', 'allOf'];
  if (holdsNumbers(column)) return ['range'];
  if (column.kind === 'date' || column.kind === 'time') return ['dates'];
  if (holdsDivisions(column)) return ['divisions'];
  return holdsTexts(column) ? ['contains'] : [];
}

/** The columns of a plan as the conditions of filters ask for them. */
export class FilterColumns {
  private readonly byNode = new Map<number, Column[]>();
  private readonly choices = new Map<string, Column[]>();
  private readonly questions = new Map<string, QuestionColumns>();
  /** The column of the score; none where no version is an exam. */
  readonly scores: readonly Column[];

  constructor(plan: ColumnPlan) {
    this.scores = plan.columns.filter(({ key }) => key === SCORE_KEY);
    for (const column of plan.columns) {
      const { nodeId, rowId } = column;
      if (nodeId === undefined) continue;
      addTo(this.byNode, nodeId, column);
      if (holdsChoices(column)) addTo(this.choices, placeKey({ nodeId, rowId }), column);
    }
    for (const question of plan.questions) this.questions.set(placeKey(question), question);
  }

  /** All columns of a question; none for one that the plan does not know. */
  of(nodeId: number): readonly Column[] {
    return this.byNode.get(nodeId) ?? [];
  }

  /** Columns of what was chosen in a question or a row of it. */
  chosen(place: AnswerPlace): readonly Column[] {
    return this.choices.get(placeKey(place)) ?? [];
  }

  numbers({ nodeId, rowId, optionId }: AnswerPlace): readonly Column[] {
    return this.of(nodeId).filter((column) => holdsNumbers(column) && column.rowId === rowId && column.optionId === optionId);
  }

  /** Columns of dates or of times. */
  dates({ nodeId }: AnswerPlace, kind: 'date' | 'time'): readonly Column[] {
    return this.of(nodeId).filter((column) => column.kind === kind);
  }

  divisions({ nodeId }: AnswerPlace): readonly Column[] {
    return this.of(nodeId).filter(holdsDivisions);
  }

  /** Columns of typed texts; those of one row or option where the place names it. */
  texts({ nodeId, rowId, optionId }: AnswerPlace): readonly Column[] {
    return this.of(nodeId).filter(
      (column) =>
        holdsTexts(column) && (rowId === undefined || column.rowId === rowId) && (optionId === undefined || column.optionId === optionId),
    );
  }

  /** Columns of typed texts of all questions. */
  get allTexts(): readonly Column[] {
    return [...this.byNode.values()].flat().filter(holdsTexts);
  }

  /** Keys of the columns that say whether a question or row was answered; none where the plan has no such question. */
  states(place: AnswerPlace): readonly string[] {
    return this.questions.get(placeKey(place))?.states ?? [];
  }
}

function addTo<Key>(lists: Map<Key, Column[]>, key: Key, column: Column): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [column]);
  else known.push(column);
}

const placeKey = ({ nodeId, rowId }: Pick<AnswerPlace, 'nodeId' | 'rowId'>): string =>
  rowId === undefined ? `${nodeId}` : `${nodeId}.${rowId}`;

const known = new WeakMap<ColumnPlan, FilterColumns>();

/** The columns of a plan, sorted out once per plan. */
export function filterColumns(plan: ColumnPlan): FilterColumns {
  const columns = known.get(plan) ?? new FilterColumns(plan);
  known.set(plan, columns);
  return columns;
}
