import { shapeGroups } from '../definition/condition-groups.js';
import { logicOf, operatorOf, optionTypeOf } from '../definition/defaults.js';
import type { Condition, LogicItem, SurveyDefinition } from '../definition/definition.js';
import { dropUndefined } from '../reading/drop-undefined.js';

/**
 * A condition while its author is editing it: absent fields have not been chosen yet. Unlike in the saved item, `operator` is explicit, so
 * that "not chosen" and "and" can be distinguished.
 */
export interface ConditionForm {
  readonly id?: number;
  readonly nodeId?: number;
  readonly childId?: number;
  readonly optionId?: readonly number[];
  readonly operator?: 1 | 2;
  /** The brackets that it stands in, as in the saved condition. */
  readonly parentId?: number;
  readonly algorithm?: number;
  readonly result?: readonly (string | number)[];
}

/** A logic item while its author is at work on it. `nodeId` is its owner; `optionType` is spelled out on option logic and carry-over. */
export interface LogicForm {
  readonly id?: number;
  readonly model: 1 | 2;
  readonly type: 1 | 2;
  readonly nodeId?: number;
  readonly target?: number;
  readonly algorithm?: 1 | 2;
  readonly optionType?: 1 | 2;
  readonly optionId?: readonly number[];
  readonly after?: number;
  readonly conditions: readonly ConditionForm[];
}

/** A logic item whose ids are optional: a saved one, or a draft of one in an operation. */
type Saved = Omit<LogicItem, 'id' | 'conditions'> & { readonly id?: number; readonly conditions: readonly SavedCondition[] };

/** A condition as it is saved, or as an operation brings it: with or without an id, the default operator left out. */
export type SavedCondition = Omit<Condition, 'id'> & { readonly id?: number };

/** A condition that has just been added to a form: joined with "and" (Spec 3, condition: operator 1 is the default), everything else open. */
export const newCondition = (): ConditionForm => ({ operator: 1 });

/** A condition alone as its author sees it, the default operator spelled out. */
export const conditionForm = (condition: SavedCondition): ConditionForm => ({ ...condition, operator: operatorOf(condition) });

/** The conditions of a rule or a quota as their author sees them. */
export const conditionForms = (conditions: readonly SavedCondition[]): readonly ConditionForm[] =>
  shapeGroups(conditions).map(conditionForm);

/** A saved item as its author sees it, defaults spelled out. */
export const logicForm = (item: Saved): LogicForm => ({
  ...item,
  ...(item.model === 2 && { optionType: optionTypeOf(item) }),
  conditions: conditionForms(item.conditions),
});

/** The kinds of logic an author chooses from (Spec 3, logic item). */
export type LogicKind = 'jump' | 'show' | 'options' | 'rows' | 'carryOver';

/** The kind of an item; option logic whose option type is still open counts as logic on options. */
export function logicKindOf({ model, type, optionType }: Pick<LogicForm, 'model' | 'type' | 'optionType'>): LogicKind {
  if (model === 1) return type === 1 ? 'jump' : 'show';
  if (type === 1) return 'carryOver';
  return optionType === 2 ? 'rows' : 'options';
}

/** Looks at another question: algorithm, row, options and values start over (Spec 4, logic: changing the target question). The same one: unchanged. */
export function withSource(condition: ConditionForm, nodeId: number): ConditionForm {
  if (condition.nodeId === nodeId) return condition;
  const { id, operator = 1, parentId } = condition;
  return dropUndefined({ id, operator, parentId, nodeId });
}

/** Returns everything that a form holds in one fixed order, so that two forms can be compared; an empty list equals an absent one. */
export const logicContent = ({ model, type, nodeId, target, algorithm, optionType, optionId = [], after, conditions }: LogicForm): string =>
  JSON.stringify([
    [model, type, nodeId, target, algorithm, optionType, optionId, after],
    shapeGroups(conditions).map((condition) => {
      const { optionId: options = [], result = [], parentId: group } = condition;
      return [condition.id, condition.nodeId, condition.childId, options, condition.operator, group, condition.algorithm, result];
    }),
  ]);

/** Returns whether a form differs from what the survey has saved: it is new, or something in it was edited since (Spec 4, logic rows). */
export function isUnsaved(definition: SurveyDefinition, form: LogicForm): boolean {
  const saved = logicOf(definition).find(({ id }) => id === form.id);
  return saved === undefined || logicContent(logicForm(saved)) !== logicContent(form);
}
