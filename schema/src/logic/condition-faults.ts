import type { SurveyNode } from '../definition/definition.js';
import { checkGroupNumber } from '../definition/faults/logic-faults.js';
import { numberOf } from '../engine/condition/compare.js';
import { at, type FaultList } from '../reading/fault.js';
import { valueScale } from './condition-offer.js';
import { type Choice, knownOptions, knownRows } from './known-choices.js';
import type { ConditionForm } from './logic-form.js';
import { isConditionSource } from './offer.js';
import { type Count, type OperandNeeds, operandNeeds } from './operand-needs.js';
import type { NodePlace, Outline } from './outline.js';

/** Notes what is missing as incomplete, and what is too much: a field that the algorithm does not look at at all is not allowed. */
function checkCount(faults: FaultList, path: string, count: number, { min, max }: Count): void {
  if (count < min) faults.add(path, 'conditionIncomplete');
  if (count > max) faults.add(path, max === 0 ? 'notAllowed' : 'tooMany', max === 0 ? undefined : max);
}

const isBlank = (value: string | number): boolean => typeof value === 'string' && value.trim() === '';

function checkNumber(faults: FaultList, path: string, value: string | number, scale: Count | null): void {
  const number = numberOf(value);
  if (!Number.isFinite(number) || (scale !== null && !Number.isInteger(number))) faults.add(path, 'format');
  else if (scale !== null && number < scale.min) faults.add(path, 'tooSmall', scale.min);
  else if (scale !== null && number > scale.max) faults.add(path, 'tooLarge', scale.max);
}

function checkValues(
  faults: FaultList,
  path: string,
  values: readonly (string | number)[],
  needs: OperandNeeds,
  scale: Count | null,
): void {
  checkCount(faults, path, values.length, needs.values);
  values.forEach((value, place) => {
    if (isBlank(value)) faults.add(path, 'conditionIncomplete');
    else if (needs.isNumeric) checkNumber(faults, at(path, place), value, scale);
  });
}

const isAmong = (choices: readonly Choice[], id: number): boolean => choices.some((choice) => choice.id === id);

/** Range of the values for an algorithm that counts options: whole numbers from 0. */
const COUNTS: Count = { min: 0, max: Number.POSITIVE_INFINITY };

/**
 * Notes what is wrong with the row, the options and the values of a condition, given what its algorithm needs. Rows and options must be ones that
 * the question has or is brought by carry-over; numbers must lie on its scale.
 */
function checkOperands(
  faults: FaultList,
  path: string,
  { childId, optionId = [], result = [], algorithm }: ConditionForm,
  { node, needs, outline }: { readonly node: SurveyNode; readonly needs: OperandNeeds; readonly outline: Outline },
): void {
  checkCount(faults, at(path, 'childId'), childId === undefined ? 0 : 1, needs.rows);
  if (childId !== undefined && !isAmong(knownRows(outline, node), childId)) faults.add(at(path, 'childId'), 'notAllowed');

  const optionPath = at(path, 'optionId');
  checkCount(faults, optionPath, optionId.length, needs.options);
  const options = optionId.length === 0 ? [] : knownOptions(outline, node);
  optionId.forEach((id, place) => {
    if (!isAmong(options, id)) faults.add(at(optionPath, place), 'notAllowed');
  });

  checkValues(faults, at(path, 'result'), result, needs, algorithm === 5 ? COUNTS : valueScale(outline, node));
}

const REQUIRED = ['nodeId', 'operator', 'algorithm'] as const;

/**
 * Notes what keeps a condition from being saved (Spec 5, logic and carry-over): question, operator or algorithm not chosen, an answer missing that
 * the algorithm needs, a question that is not there, takes no such condition or, says `isInReach`, is not reached yet.
 */
export function checkConditionForm(
  faults: FaultList,
  path: string,
  condition: ConditionForm,
  outline: Outline,
  isInReach: (source: NodePlace) => boolean,
): void {
  for (const key of REQUIRED) if (condition[key] === undefined) faults.add(at(path, key), 'conditionIncomplete');
  const { nodeId, algorithm, parentId = 0 } = condition;
  checkGroupNumber(faults, at(path, 'parentId'), parentId);
  if (nodeId === undefined) return;
  const source = outline.places.get(nodeId);
  if (source === undefined || !isConditionSource(source.node) || !isInReach(source)) {
    faults.add(at(path, 'nodeId'), 'notAllowed');
    return;
  }
  if (algorithm === undefined) return;
  const needs = operandNeeds(source.node, algorithm);
  if (needs === undefined) faults.add(at(path, 'algorithm'), 'notAllowed');
  else checkOperands(faults, path, condition, { node: source.node, needs, outline });
}
