import { at, type FaultList } from '../../reading/fault.js';
import { groupOf, isWithPrevious } from '../condition-groups.js';
import { isCarryOver } from '../defaults.js';
import type { Condition, LogicItem } from '../definition.js';
import { checkId, checkIdAt, checkIds } from './identity-faults.js';
import { LIMITS } from '../../limit/limits.js';
import { checkTextAt } from '../../reading/text-faults.js';

/** Spec 3, logic algorithm codes. */
const LAST_ALGORITHM = 12;
/** Carry-over knows checked and unchecked only (design 3, logic). */
const LAST_CARRY_ALGORITHM = 2;
/** Screening end; 0 is the normal one (Spec 3, logic item). */
const SCREENING_END = -1;

function checkAlgorithm(faults: FaultList, field: string, algorithm: number, last: number): void {
  if (!Number.isInteger(algorithm)) faults.add(field, 'format');
  if (algorithm < 1) faults.add(field, 'tooSmall', 1);
  if (algorithm > last) faults.add(field, 'tooLarge', last);
}

/** Checks one condition by itself, but not whether the parts it names exist and fit: a dangling reference reads as unanswered (R8). */
function checkCondition(faults: FaultList, path: string, condition: Condition, lastAlgorithm = LAST_ALGORITHM): void {
  checkId(faults, path, condition.id);
  checkIdAt(faults, at(path, 'nodeId'), condition.nodeId);
  if (condition.childId !== undefined) checkIdAt(faults, at(path, 'childId'), condition.childId);
  checkIds(faults, at(path, 'optionId'), condition.optionId);
  checkAlgorithm(faults, at(path, 'algorithm'), condition.algorithm, lastAlgorithm);
  condition.result?.forEach((value, place) => {
    if (typeof value === 'string') checkTextAt(faults, at(at(path, 'result'), place), value, { min: 0, max: LIMITS.conditionText });
  });
}

/** The number of brackets as it comes: any up to the most conditions of an item, 0 for none. */
export function checkGroupNumber(faults: FaultList, field: string, group: number): void {
  if (!Number.isInteger(group)) faults.add(field, 'format');
  if (group < 0) faults.add(field, 'tooSmall', 0);
  if (group > LIMITS.conditionsPerItem) faults.add(field, 'tooLarge', LIMITS.conditionsPerItem);
}

/** Brackets hold neighbours: a number that comes again behind other conditions is not allowed. */
function checkGroups(faults: FaultList, path: string, conditions: readonly Condition[]): void {
  const opened = new Set<number>();
  conditions.forEach((condition, place) => {
    const group = groupOf(condition);
    if (group === 0 || isWithPrevious(conditions, place)) return;
    if (opened.has(group)) faults.add(at(at(path, place), 'parentId'), 'notAllowed');
    opened.add(group);
  });
}

/** The rules of a list of conditions: of each by itself, and of their brackets. */
export function checkConditions(faults: FaultList, path: string, conditions: readonly Condition[], lastAlgorithm?: number): void {
  if (conditions.length > LIMITS.conditionsPerItem) faults.add(path, 'tooMany', LIMITS.conditionsPerItem);
  conditions.forEach((condition, place) => checkCondition(faults, at(path, place), condition, lastAlgorithm));
  checkGroups(faults, path, conditions);
}

/** Carry-over takes its sources in order, whatever joins them. */
function refuseGroups(faults: FaultList, path: string, conditions: readonly Condition[]): void {
  conditions.forEach((condition, place) => {
    if (groupOf(condition) !== 0) faults.add(at(at(path, place), 'parentId'), 'notAllowed');
  });
}

/** A field that a kind of item must have, or must not have. */
function checkPresence(faults: FaultList, field: string, value: unknown, isExpected: boolean): void {
  if (isExpected && value === undefined) faults.add(field, 'required');
  if (!isExpected && value !== undefined) faults.add(field, 'notAllowed');
}

/**
 * The rules of one logic item by itself (Spec 3, logic item; design 3): a target on jumps, show or hide on the others but carry-over, options or rows
 * on option logic, conditions on carry-over, which alone may say where the carried ones stand. References may dangle: a jump to nowhere has no effect (R11), a condition on nothing reads as
 * unanswered (R8); the launch check warns about them.
 */
export function checkLogicItem(faults: FaultList, path: string, item: LogicItem): void {
  const isJump = item.model === 1 && item.type === 1;
  const isCarried = isCarryOver(item);
  checkId(faults, path, item.id);
  checkIdAt(faults, at(path, 'nodeId'), item.nodeId);
  checkPresence(faults, at(path, 'target'), item.target, isJump);
  if (item.target !== undefined) checkIdAt(faults, at(path, 'target'), item.target, SCREENING_END);
  checkPresence(faults, at(path, 'algorithm'), item.algorithm, item.type === 2);
  if (item.model === 1 && item.optionType !== undefined) faults.add(at(path, 'optionType'), 'notAllowed');
  checkPresence(faults, at(path, 'optionId'), item.optionId, item.model === 2 && item.type === 2);
  checkIds(faults, at(path, 'optionId'), item.optionId);
  if (item.after !== undefined && !isCarried) faults.add(at(path, 'after'), 'notAllowed');
  if (item.after !== undefined) checkIdAt(faults, at(path, 'after'), item.after, 0);
  if (isCarried && item.conditions.length === 0) faults.add(at(path, 'conditions'), 'noConditions');
  if (isCarried) refuseGroups(faults, at(path, 'conditions'), item.conditions);
  checkConditions(faults, at(path, 'conditions'), item.conditions, isCarried ? LAST_CARRY_ALGORITHM : LAST_ALGORITHM);
}
