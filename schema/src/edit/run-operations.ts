import type { SurveyDefinition } from '../definition/definition.js';
import type { Operation } from './operation/operation.js';
import { inverseOf } from './restore/inverse-of.js';
import type { EditFault, Step } from './operation/step.js';
import { stepOperation } from './step-operation.js';

/** The operation of a list that failed, counted from 0, and the reason. */
export interface ApplyFailure {
  readonly ok: false;
  readonly fault: EditFault;
  readonly at: number;
}

/**
 * A list of operations done. `inverse` is complete and in the order in which it has to be applied: one `restore` per step that changed something, and
 * one for all moves that follow one another. Each of those renumbers what stands behind, so that taking them back one by one would name the same
 * codes a hundred times for a hundred moves.
 */
interface RunResult extends Step {
  readonly inverse: readonly Operation[];
}

/** Does one operation after the other, all or nothing. */
export function runOperations(definition: SurveyDefinition, operations: readonly Operation[]): RunResult | ApplyFailure {
  let current = definition;
  /** The survey before the steps whose inverse is still to be found, and what these touched. */
  let [before, moved]: [SurveyDefinition, number[]] = [definition, []];
  const inverse: Operation[] = [];
  const touched = new Set<number>();
  const created: number[] = [];
  for (const [at, operation] of operations.entries()) {
    const step = stepOperation(current, operation);
    if (!step.ok) return { ...step, at };
    current = step.definition;
    for (const id of step.touched) touched.add(id);
    created.push(...step.created);
    moved.push(...step.touched);
    if (operation.op === 'moveNode' && operations[at + 1]?.op === 'moveNode') continue;
    inverse.push(...inverseOf(before, { ...step, touched: moved }));
    [before, moved] = [current, []];
  }
  inverse.reverse();
  if (current.lastId !== definition.lastId) inverse.push({ op: 'restoreLastId', lastId: definition.lastId });
  return { ok: true, definition: current, inverse, touched: [...touched], created };
}
