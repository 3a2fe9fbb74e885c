import { at, type FaultList } from '../reading/fault.js';
import type { ConditionForm } from './logic-form.js';
import { checkOperands } from './operand-faults.js';
import { operandNeeds } from './operand-needs.js';
import type { NodePlace, Outline } from './outline.js';
import { isConditionSource } from './sources.js';

const REQUIRED = ['nodeId', 'operator', 'algorithm'] as const;

/**
 * Notes what keeps a condition from being saved (Spec 5, logic and carry-over): question, operator or algorithm not chosen, an answer missing that
 * the algorithm needs, a question that is not there, takes no such condition or, says `isInReach`, is not reached yet.
 */
export const checkConditionForm = (
  faults: FaultList,
  path: string,
  condition: ConditionForm,
  outline: Outline,
  isInReach: (source: NodePlace) => boolean,
): void => {
  for (const key of REQUIRED) if (condition[key] === undefined) faults.add(at(path, key), 'conditionIncomplete');
  const { nodeId, algorithm } = condition;
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
};
