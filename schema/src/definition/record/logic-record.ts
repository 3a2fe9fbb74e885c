import { groupOf } from '../condition-groups.js';
import { operatorOf } from '../defaults.js';
import type { Condition, LogicItem } from '../definition.js';

/** A condition with every field spelled out (Spec 3, condition). */
export interface ConditionRecord {
  readonly id: number;
  readonly nodeId: number;
  /** Null: any row. */
  readonly childId: number | null;
  readonly optionId: readonly number[];
  readonly operator: 1 | 2;
  /** Number of the brackets it stands in; 0: none. */
  readonly parentId: number;
  readonly algorithm: number;
  readonly result: readonly (string | number)[];
}

/** A logic item with every field spelled out (Spec 3, logic item). */
export interface LogicRecord {
  readonly id: number;
  readonly type: 1 | 2;
  readonly model: 1 | 2;
  /** Id given by the caller, because a definition does not know its survey. */
  readonly surveyId: string;
  readonly nodeId: number;
  readonly conditions: readonly ConditionRecord[];
  /** Null on jumps and carry-over, which neither show nor hide. */
  readonly algorithm: 1 | 2 | null;
  /** Null on model 1, which has neither options nor rows as its target. */
  readonly optionType: 1 | 2 | null;
  readonly optionId: readonly number[];
  /** Null on everything but jumps. */
  readonly target: number | null;
  /** Where carried options or rows stand: 0 or an own one; null where they stand behind the own ones, and on everything but carry-over. */
  readonly after: number | null;
  /** Ids of the conditions that an editor wants removed; always empty in a saved item. */
  readonly removeConditionIds: readonly number[];
}

/** The fields of one condition. */
export const conditionRecord = (condition: Condition): ConditionRecord => ({
  id: condition.id,
  nodeId: condition.nodeId,
  childId: condition.childId ?? null,
  optionId: condition.optionId ?? [],
  operator: operatorOf(condition),
  parentId: groupOf(condition),
  algorithm: condition.algorithm,
  result: condition.result ?? [],
});

/** The fields of one logic item with its conditions. */
export const logicRecord = (item: LogicItem, surveyId: string): LogicRecord => ({
  id: item.id,
  type: item.type,
  model: item.model,
  surveyId,
  nodeId: item.nodeId,
  conditions: item.conditions.map(conditionRecord),
  algorithm: item.algorithm ?? null,
  optionType: item.model === 2 ? (item.optionType ?? 1) : null,
  optionId: item.optionId ?? [],
  target: item.target ?? null,
  after: item.after ?? null,
  removeConditionIds: [],
});
