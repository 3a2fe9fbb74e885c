import { isCarryOver, logicOf } from '../../definition/defaults.js';
import type { LogicItem, SurveyDefinition } from '../../definition/definition.js';
import { findNode } from '../../definition/find.js';
import { checkLogicItem } from '../../definition/logic-faults.js';
import { shapeLogic } from '../../definition/shape-rules.js';
import { logicForm } from '../../logic/logic-form.js';
import { logicSaveFaults } from '../../logic/save-check.js';
import { FaultList } from '../../reading/fault.js';
import type { LogicDraft } from '../operation.js';
import type { OperationOf } from '../operation-of.js';
import { invalid, notFound, type Stepped } from '../step.js';
import { finishRule } from './finish-rule.js';
import { identifyConditions } from './identify-conditions.js';
import { withoutItem } from './remove-logic.js';

const put = (definition: SurveyDefinition, before: LogicItem | undefined, item: LogicItem, newConditions: readonly number[]): Stepped => {
  const logic = logicOf(definition);
  if (before === undefined) {
    return finishRule(definition, 'item', { logic: [...logic, item] }, [item.id, item.nodeId], [item.id, ...newConditions]);
  }
  const touched = new Set([item.id, item.nodeId, before.nodeId]);
  return finishRule(definition, 'item', { logic: logic.map((other) => (other === before ? item : other)) }, [...touched], newConditions);
};

const save = (definition: SurveyDefinition, draft: LogicDraft, before: LogicItem | undefined): Stepped => {
  const id = before?.id ?? definition.lastId + 1;
  const identified = identifyConditions(draft.conditions, before?.conditions ?? [], Math.max(definition.lastId, id));
  if (!identified.ok) return identified;
  const item = shapeLogic({ ...draft, id, conditions: identified.conditions });

  const missing = logicSaveFaults(definition, logicForm(draft), 'item');
  if (missing.length > 0) return invalid(missing);
  const faults = new FaultList();
  checkLogicItem(faults, 'item', item);
  return faults.isEmpty ? put(definition, before, item, identified.created) : invalid(faults.all);
};

/**
 * Saves a logic item. A new one goes to the end; one that is there is replaced, keeps its id and its place whatever kind it becomes, and keeps the
 * ids of the conditions that it still has. What is incomplete or does not fit the survey is refused (`logic/save-check.ts`). Carry-over that is
 * saved without conditions is deleted (Spec 4, option carry-over).
 */
export const saveLogic = (definition: SurveyDefinition, { item: draft }: OperationOf<'saveLogic'>): Stepped => {
  const before = logicOf(definition).find(({ id }) => id === draft.id);
  if (draft.id !== undefined && before === undefined) return notFound(draft.id);
  if (findNode(definition, draft.nodeId) === undefined) return notFound(draft.nodeId);
  const isEmptied = before !== undefined && isCarryOver(before) && isCarryOver(draft) && draft.conditions.length === 0;
  return isEmptied ? withoutItem(definition, before) : save(definition, draft, before);
};
