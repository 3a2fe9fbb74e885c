import type { SurveyDefinition } from '../definition/definition.js';
import { completeInverse } from './complete-inverse.js';
import type { Operation } from './operation.js';
import { type EditFault, type Step } from './step.js';
import { stepOperation } from './step-operation.js';

/** Which operation of a list failed, counted from 0, and why. */
export interface Failed {
  readonly ok: false;
  readonly fault: EditFault;
  readonly at: number;
}

/** Does one operation after the other, all or nothing. The inverse is complete and in the order in which it has to be applied. */
export const runOperations = (definition: SurveyDefinition, operations: readonly Operation[]): Step | Failed => {
  let current = definition;
  const inverses: (readonly Operation[])[] = [];
  const touched = new Set<number>();
  const created: number[] = [];
  for (const [at, operation] of operations.entries()) {
    const step = stepOperation(current, operation);
    if (!step.ok) return { ...step, at };
    inverses.push(completeInverse(current, step));
    current = step.definition;
    for (const id of step.touched) touched.add(id);
    created.push(...step.created);
  }
  if (current.lastId !== definition.lastId) inverses.unshift([{ op: 'restoreLastId', lastId: definition.lastId }]);
  return { ok: true, definition: current, inverse: inverses.reverse().flat(), touched: [...touched], created };
};
