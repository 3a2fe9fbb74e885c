import { isCarryOver, logicOf } from '../../definition/defaults.js';
import type { LogicItem, SurveyDefinition } from '../../definition/definition.js';
import { checkLogicItem } from '../../definition/faults/logic-faults.js';
import { findNode } from '../../definition/walk.js';
import { shapeLogic } from '../../definition/shape/shape-rules.js';
import { logicForm } from '../../logic/logic-form.js';
import { logicSaveFaults } from '../../logic/save-check.js';
import { FaultList } from '../../reading/fault.js';
import type { LogicDraft, OperationOf } from '../operation/operation.js';
import { done, invalid, notFound, type StepResult } from '../operation/step.js';
import { findMove } from '../tree/place.js';
import { insertAt, without } from '../tree/siblings.js';
import { finishRule, identifyConditions } from './finish-rule.js';

/** The survey without a logic item that it has. */
const withoutItem = (definition: SurveyDefinition, { id, nodeId }: LogicItem): StepResult =>
  finishRule(definition, 'logicId', { logic: without(logicOf(definition), id) }, [id, nodeId]);

/** Removes a logic item with its conditions. Nothing refers to logic items, so nothing has to be confirmed. */
export function removeLogic(definition: SurveyDefinition, { logicId }: OperationOf<'removeLogic'>): StepResult {
  const item = logicOf(definition).find(({ id }) => id === logicId);
  return item === undefined ? notFound(logicId) : withoutItem(definition, item);
}

function put(definition: SurveyDefinition, before: LogicItem | undefined, item: LogicItem, newConditions: readonly number[]): StepResult {
  const logic = logicOf(definition);
  if (before === undefined) {
    return finishRule(definition, 'item', { logic: [...logic, item] }, [item.id, item.nodeId], [item.id, ...newConditions]);
  }
  const touched = new Set([item.id, item.nodeId, before.nodeId]);
  return finishRule(definition, 'item', { logic: logic.map((other) => (other === before ? item : other)) }, [...touched], newConditions);
}

function save(definition: SurveyDefinition, draft: LogicDraft, before: LogicItem | undefined): StepResult {
  const id = before?.id ?? definition.lastId + 1;
  const identified = identifyConditions(draft.conditions, before?.conditions ?? [], Math.max(definition.lastId, id));
  if (!identified.ok) return identified;
  const item = shapeLogic({ ...draft, id, conditions: identified.conditions });

  const missing = logicSaveFaults(definition, logicForm(draft), 'item');
  if (missing.length > 0) return invalid(missing);
  const faults = new FaultList();
  checkLogicItem(faults, 'item', item);
  return faults.isEmpty ? put(definition, before, item, identified.created) : invalid(faults.all);
}

/**
 * Saves a logic item. A new one goes to the end; one that is there is replaced, keeps its id and its place whatever kind it becomes, and keeps the
 * ids of the conditions that it still has. What is incomplete or does not fit the survey is refused (`logic/save-check.ts`). Carry-over that is
 * saved without conditions is deleted (Spec 4, option carry-over).
 */
export function saveLogic(definition: SurveyDefinition, { item: draft }: OperationOf<'saveLogic'>): StepResult {
  const before = logicOf(definition).find(({ id }) => id === draft.id);
  if (draft.id !== undefined && before === undefined) return notFound(draft.id);
  if (findNode(definition, draft.nodeId) === undefined) return notFound(draft.nodeId);
  const isEmptied = before !== undefined && isCarryOver(before) && isCarryOver(draft) && draft.conditions.length === 0;
  return isEmptied ? withoutItem(definition, before) : save(definition, draft, before);
}

/** Moves a logic item among all items, by default to the end. The order counts: of several jumps that hold, the first one is taken (R10). */
export function moveLogic(definition: SurveyDefinition, { logicId, after }: OperationOf<'moveLogic'>): StepResult {
  const move = findMove(logicOf(definition), logicId, { after });
  if (!move.ok) return move;
  const touched = [logicId, move.branch.nodeId];
  if (move.isSame) return done(definition, touched);
  return finishRule(definition, 'logicId', { logic: insertAt(move.rest, move.index, move.branch) }, touched);
}

/** Copies a logic item right behind itself: the same rule of the same question, with ids of its own. */
export function copyLogic(definition: SurveyDefinition, { logicId }: OperationOf<'copyLogic'>): StepResult {
  const logic = logicOf(definition);
  const index = logic.findIndex(({ id }) => id === logicId);
  const source = logic[index];
  if (source === undefined) return notFound(logicId);

  const id = definition.lastId + 1;
  const copy: LogicItem = {
    ...source,
    id,
    conditions: source.conditions.map((condition, place) => ({ ...condition, id: id + 1 + place })),
  };
  const created = [id, ...copy.conditions.map((condition) => condition.id)];
  return finishRule(definition, 'logicId', { logic: insertAt(logic, index + 1, copy) }, [id, source.nodeId], created);
}
