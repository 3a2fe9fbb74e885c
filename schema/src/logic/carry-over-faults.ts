import { questionRow } from '../catalogue/question-catalogue.js';
import { at, type FaultList } from '../reading/fault.js';
import { CARRY_OVER_ALGORITHMS } from './condition-offer.js';
import type { ConditionForm, LogicForm } from './logic-form.js';
import { isBefore, type NodePlace, type Outline } from './outline.js';

const checkSource = (faults: FaultList, path: string, condition: ConditionForm, outline: Outline, owner: NodePlace | undefined): void => {
  for (const key of ['nodeId', 'algorithm'] as const) if (condition[key] === undefined) faults.add(at(path, key), 'conditionIncomplete');
  const { nodeId, algorithm, childId, optionId = [], result = [] } = condition;
  const source = nodeId === undefined ? undefined : outline.places.get(nodeId);
  const isSource = source !== undefined && questionRow(source.node).isCarrySource && (owner === undefined || isBefore(source, owner));
  if (nodeId !== undefined && !isSource) faults.add(at(path, 'nodeId'), 'notAllowed');
  if (algorithm !== undefined && !CARRY_OVER_ALGORITHMS.some((offered) => offered.algorithm === algorithm)) {
    faults.add(at(path, 'algorithm'), 'notAllowed');
  }
  if (childId !== undefined) faults.add(at(path, 'childId'), 'notAllowed');
  if (optionId.length > 0) faults.add(at(path, 'optionId'), 'notAllowed');
  if (result.length > 0) faults.add(at(path, 'result'), 'notAllowed');
};

/**
 * Adds the faults that keep carry-over from being saved (Spec 5, logic and carry-over): no condition, one without question or algorithm, a source
 * that is no single or multiple choice or does not stand before `owner`. Conditions name no options: all chosen, or all others, are carried. Chains
 * are fine, and cycles impossible, since sources stand before what they are carried into.
 */
export const checkCarryOver = (faults: FaultList, path: string, form: LogicForm, outline: Outline, owner: NodePlace | undefined): void => {
  const conditions = at(path, 'conditions');
  if (form.conditions.length === 0) faults.add(conditions, 'noConditions');
  form.conditions.forEach((condition, place) => checkSource(faults, at(conditions, place), condition, outline, owner));
  if (owner === undefined) return;
  const row = questionRow(owner.node);
  const hasPlace = form.optionType === 2 ? row.takesRowLogic : row.takesOptionLogic;
  if (row.isCarryTarget && !hasPlace) faults.add(at(path, 'optionType'), 'notAllowed');
};
