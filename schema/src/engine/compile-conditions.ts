import { operatorOf } from '../definition/defaults.js';
import type { Condition } from '../definition/definition.js';
import { type CompiledCondition, compileCondition, type Source } from './compile-condition.js';
import type { Compiled, Facts, Test } from './compiled.js';

/** A condition among others. The one that is joined by "or" begins a run of "and". */
interface Step extends CompiledCondition {
  readonly joinedByOr: boolean;
}

function isTrue({ position, test, onEmpty, isNegative }: Step, facts: Facts): boolean {
  const answer = facts.answers[position];
  return (answer === undefined ? onEmpty : test(answer, facts)) !== isNegative;
}

/**
 * Compiles a list of conditions: runs of "and" joined by "or", so that "and" binds tighter (R5). The operator of a condition joins it to the
 * one before; that of the first one is ignored. No conditions always hold (R7). `sourceOf` finds the question a condition looks at.
 */
export function compileConditions(conditions: readonly Condition[], sourceOf: (nodeId: number) => Source | undefined): Test {
  const steps = conditions.map((condition, place): Step => {
    const { position, test, onEmpty, isNegative } = compileCondition(condition, sourceOf(condition.nodeId));
    return { position, test, onEmpty, isNegative, joinedByOr: place > 0 && operatorOf(condition) !== 1 };
  });
  // One loop for all lists, rather than functions made of functions, keeps the data that a pass reads for a condition in one place.
  return (facts) => {
    let holds = true;
    for (const step of steps) {
      if (!step.joinedByOr) holds &&= isTrue(step, facts);
      else if (holds) return true;
      else holds = isTrue(step, facts);
    }
    return holds;
  };
}

/** Compiles conditions that belong to no compiled item, like a single one or those of a quota; they mean the same as in logic. */
export const conditionsTest = ({ nodes, positions }: Compiled, conditions: readonly Condition[]): Test =>
  compileConditions(conditions, (nodeId) => nodes[positions.get(nodeId) ?? -1]);
