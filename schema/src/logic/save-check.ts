import { questionRow } from '../catalogue/question-catalogue.js';
import { rowsOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { at, FaultList, type FieldFault } from '../reading/fault.js';
import { checkConditionForm } from './condition-faults.js';
import { CARRY_OVER_ALGORITHMS } from './condition-offer.js';
import { carryPlaces } from '../definition/carry-place.js';
import { ownChoices } from './known-choices.js';
import { type ConditionForm, type LogicForm, type LogicKind, logicKindOf } from './logic-form.js';
import { isInReach, takesLogic } from './offer.js';
import { isBefore, isJumpTarget, type NodePlace, type Outline, outlineOf } from './outline.js';

function checkSource(faults: FaultList, path: string, condition: ConditionForm, outline: Outline, owner: NodePlace | undefined): void {
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
}

/**
 * Adds the faults that keep carry-over from being saved (Spec 5, logic and carry-over): no condition, one without question or algorithm, a source
 * that is no single or multiple choice or does not stand before `owner`, a place that is no place between the owner's own options or rows. Conditions name no options: all chosen, or all others, are carried. Chains
 * are fine, and cycles impossible, since sources stand before what they are carried into.
 */
export function checkCarryOver(faults: FaultList, path: string, form: LogicForm, outline: Outline, owner: NodePlace | undefined): void {
  const conditions = at(path, 'conditions');
  if (form.conditions.length === 0) faults.add(conditions, 'noConditions');
  form.conditions.forEach((condition, place) => checkSource(faults, at(conditions, place), condition, outline, owner));
  if (owner === undefined) return;
  const row = questionRow(owner.node);
  const hasPlace = form.optionType === 2 ? row.takesRowLogic : row.takesOptionLogic;
  if (row.isCarryTarget && !hasPlace) faults.add(at(path, 'optionType'), 'notAllowed');
  if (form.after !== undefined && !carryPlaces(owner.node, form.optionType ?? 1).includes(form.after))
    faults.add(at(path, 'after'), 'notAllowed');
}

/** Targets allowed for every jump: normal end and screening end (Spec 3, end targets). */
const ENDS: readonly number[] = [0, -1];

function checkJump(faults: FaultList, path: string, { target }: LogicForm, { places }: Outline, owner: NodePlace): void {
  if (target === undefined) faults.add(path, 'targetIncomplete');
  else if (!ENDS.includes(target)) {
    const place = places.get(target);
    if (place === undefined || !isJumpTarget(place, owner)) faults.add(path, 'notAllowed');
  }
}

function checkParts(faults: FaultList, path: string, { optionId = [], optionType }: LogicForm, { node }: NodePlace): void {
  const row = questionRow(node);
  if (optionType === undefined && row.takesOptionLogic && row.takesRowLogic) faults.add(at(path, 'optionType'), 'targetIncomplete');
  if (optionId.length === 0) faults.add(at(path, 'optionId'), 'targetIncomplete');
  const parts = optionType === 2 ? rowsOf(node) : ownChoices(node);
  optionId.forEach((id, place) => {
    if (!parts.some((part) => part.id === id)) faults.add(at(at(path, 'optionId'), place), 'notAllowed');
  });
}

/**
 * Notes what is missing or wrong about what an item acts on (Spec 5, logic and carry-over): a jump leads to a later node or an end; showing and
 * hiding says which of the two; option logic names options or rows of its own question, and on a matrix which of the two. Carried options follow
 * their source and cannot be shown or hidden one by one.
 */
export function checkTarget(faults: FaultList, path: string, form: LogicForm, outline: Outline, owner: NodePlace): void {
  if (form.model === 1 && form.type === 1) {
    checkJump(faults, at(path, 'target'), form, outline, owner);
    return;
  }
  if (form.type === 1) return;
  if (form.algorithm === undefined) faults.add(at(path, 'algorithm'), 'targetIncomplete');
  if (form.model === 2) checkParts(faults, path, form, owner);
}

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
export function logicSaveFaults(definition: SurveyDefinition, form: LogicForm, path = ''): FieldFault[] {
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
}
