import { questionRow } from '../catalogue/question-catalogue.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { at, FaultList, type FieldFault } from '../reading/fault.js';
import { checkCarryOver } from './carry-over-faults.js';
import { checkConditionForm } from './condition-faults.js';
import { type LogicForm, type LogicKind, logicKindOf } from './logic-form.js';
import { takesLogic } from './offer.js';
import { type NodePlace, outlineOf } from './outline.js';
import { isInReach } from './sources.js';
import { checkTarget } from './target-faults.js';

const reachOf =
  (kind: LogicKind, owner: NodePlace | undefined) =>
  (source: NodePlace): boolean =>
    owner === undefined || isInReach(kind, source, owner);

/**
 * Returns the faults that keep a logic item from being saved (Spec 5, logic and carry-over); empty = none. `field` is a path inside the form, after
 * `path`. The rules are `conditionIncomplete`, `targetIncomplete` and `noConditions` for missing parts, others for what does not fit: a kind of
 * logic that the question does not take, a question that stands too late, an option that does not exist. An item without conditions can be saved
 * (R7), unless it is carry-over.
 */
export const logicSaveFaults = (definition: SurveyDefinition, form: LogicForm, path = ''): FieldFault[] => {
  const faults = new FaultList();
  const outline = outlineOf(definition);
  const kind = logicKindOf(form);
  const owner = form.nodeId === undefined ? undefined : outline.places.get(form.nodeId);

  if (owner === undefined) faults.add(at(path, 'nodeId'), form.nodeId === undefined ? 'targetIncomplete' : 'notAllowed');
  else if (!takesLogic(questionRow(owner.node), kind)) faults.add(at(path, 'type'), 'notAllowed');
  else checkTarget(faults, path, form, outline, owner);

  if (kind === 'carryOver') {
    checkCarryOver(faults, path, form, outline, owner);
    return faults.all;
  }
  const conditions = at(path, 'conditions');
  const isReached = reachOf(kind, owner);
  form.conditions.forEach((condition, place) => checkConditionForm(faults, at(conditions, place), condition, outline, isReached));
  return faults.all;
};
