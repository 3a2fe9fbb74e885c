import { answerKindOf } from '../definition/answer-kind.js';
import type { AnswerKind, SurveyDefinition } from '../definition/definition.js';
import { walkNodes } from '../definition/walk.js';
import { detailColumns } from '../export/detail-columns.js';
import type { Column, ColumnPlan } from '../export/column.js';
import type { Read } from './figure-reads.js';

/** Launched definitions by the number of their version. */
export type NumberedVersions = readonly (readonly [version: number, definition: SurveyDefinition])[];

/** The kinds that the answers to a question have had, each with the versions in which it was so; null: in all that have the question. */
type Kinds = ReadonlyMap<AnswerKind, readonly number[] | null>;

const NO_KINDS: Kinds = new Map();

function kindsByQuestion(versions: NumberedVersions): ReadonlyMap<number, Kinds> {
  const byQuestion = new Map<number, Map<AnswerKind, number[]>>();
  for (const [version, { nodes }] of versions) {
    for (const node of walkNodes(nodes)) {
      const kinds = byQuestion.get(node.id) ?? new Map<AnswerKind, number[]>();
      byQuestion.set(node.id, kinds);
      const kind = answerKindOf(node);
      kinds.set(kind, [...(kinds.get(kind) ?? []), version]);
    }
  }
  const whole = (kinds: Kinds): Kinds => (kinds.size > 1 ? kinds : new Map(Array.from(kinds.keys(), (kind) => [kind, null])));
  return new Map(Array.from(byQuestion, ([id, kinds]) => [id, whole(kinds)]));
}

/** Finds the columns of questions. Where the type of a question was changed, columns of one key can hold answers of several kinds. */
export class ColumnFinder {
  private readonly keys: ReadonlySet<string>;
  private readonly columns = new Map<number, Column[]>();
  private readonly states = new Map<string, readonly string[]>();
  private readonly kinds: ReadonlyMap<number, Kinds>;

  constructor(plan: ColumnPlan, definitions: readonly SurveyDefinition[], versions: NumberedVersions) {
    this.keys = new Set([...plan.columns, ...detailColumns(definitions)].map(({ key }) => key));
    for (const column of plan.columns) {
      const { nodeId = 0 } = column;
      const own = this.columns.get(nodeId);
      if (own === undefined) this.columns.set(nodeId, [column]);
      else own.push(column);
    }
    for (const { nodeId, rowId, states } of plan.questions) this.states.set(`${nodeId}.${rowId ?? ''}`, states);
    this.kinds = kindsByQuestion(versions);
  }

  /** The reading of a column in answers of one kind; none if there can be no such answer. */
  read(nodeId: number, kind: AnswerKind, column: string): readonly Read[] {
    const versions = (this.kinds.get(nodeId) ?? NO_KINDS).get(kind);
    return versions === undefined || !this.keys.has(column) ? [] : [{ column, versions }];
  }

  columnsOf(nodeId: number): readonly Column[] {
    return this.columns.get(nodeId) ?? [];
  }

  /** Columns that say whether a question, or a row of it, was answered. */
  statesOf(nodeId: number, rowId?: number): readonly string[] {
    return this.states.get(`${nodeId}.${rowId ?? ''}`) ?? [];
  }
}
