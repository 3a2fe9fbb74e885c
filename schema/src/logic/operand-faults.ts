import type { SurveyNode } from '../definition/definition.js';
import { numberOf } from '../engine/condition/compare.js';
import { at, type FaultList } from '../reading/fault.js';
import { type Choice, knownOptions, knownRows } from './known-choices.js';
import type { ConditionForm } from './logic-form.js';
import type { Count, OperandNeeds } from './operand-needs.js';
import type { Outline } from './outline.js';
import { valueScale } from './value-scale.js';

/** Notes what is missing as incomplete, and what is too much: a field that the algorithm does not look at at all is not allowed. */
const checkCount = (faults: FaultList, path: string, count: number, { min, max }: Count): void => {
  if (count < min) faults.add(path, 'conditionIncomplete');
  if (count > max) faults.add(path, max === 0 ? 'notAllowed' : 'tooMany', max === 0 ? undefined : max);
};

const isBlank = (value: string | number): boolean => typeof value === 'string' && value.trim() === '';

const checkNumber = (faults: FaultList, path: string, value: string | number, scale: Count | null): void => {
  const number = numberOf(value);
  if (!Number.isFinite(number) || (scale !== null && !Number.isInteger(number))) faults.add(path, 'format');
  else if (scale !== null && number < scale.min) faults.add(path, 'tooSmall', scale.min);
  else if (scale !== null && number > scale.max) faults.add(path, 'tooLarge', scale.max);
};

const checkValues = (
  faults: FaultList,
  path: string,
  values: readonly (string | number)[],
  needs: OperandNeeds,
  scale: Count | null,
): void => {
  checkCount(faults, path, values.length, needs.values);
  values.forEach((value, place) => {
    if (isBlank(value)) faults.add(path, 'conditionIncomplete');
    else if (needs.isNumeric) checkNumber(faults, at(path, place), value, scale);
  });
};

const isAmong = (choices: readonly Choice[], id: number): boolean => choices.some((choice) => choice.id === id);

/** Range of the values for an algorithm that counts options: whole numbers from 0. */
const COUNTS: Count = { min: 0, max: Number.POSITIVE_INFINITY };

/**
 * Notes what is wrong with the row, the options and the values of a condition, given what its algorithm needs. Rows and options must be ones that
 * the question has or is brought by carry-over; numbers must lie on its scale.
 */
export const checkOperands = (
  faults: FaultList,
  path: string,
  { childId, optionId = [], result = [], algorithm }: ConditionForm,
  { node, needs, outline }: { readonly node: SurveyNode; readonly needs: OperandNeeds; readonly outline: Outline },
): void => {
  checkCount(faults, at(path, 'childId'), childId === undefined ? 0 : 1, needs.rows);
  if (childId !== undefined && !isAmong(knownRows(outline, node), childId)) faults.add(at(path, 'childId'), 'notAllowed');

  const optionPath = at(path, 'optionId');
  checkCount(faults, optionPath, optionId.length, needs.options);
  const options = optionId.length === 0 ? [] : knownOptions(outline, node);
  optionId.forEach((id, place) => {
    if (!isAmong(options, id)) faults.add(at(optionPath, place), 'notAllowed');
  });

  checkValues(faults, at(path, 'result'), result, needs, algorithm === 5 ? COUNTS : valueScale(outline, node));
};
