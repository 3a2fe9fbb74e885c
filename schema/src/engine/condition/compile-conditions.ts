import { operatorOf } from '../../definition/defaults.js';
import type { Condition } from '../../definition/definition.js';
import type { Facts, Test } from '../compiled.js';
import { type Ask, compileCondition, type Source } from './compile-condition.js';

/** A condition among others. The one that is joined by "or" begins a run of "and". */
interface Step extends Ask {
  readonly joinedByOr: boolean;
}

const isTrue = ({ position, test, onVoid, isNegative }: Step, facts: Facts): boolean => {
  const answer = facts.answers[position];
  return (answer === undefined ? onVoid : test(answer, facts)) !== isNegative;
};

/**
 * Compiles a list of conditions: runs of "and" joined by "or", so that "and" binds tighter (R5). The operator of a condition joins it to the
 * one before; that of the first one is ignored. No conditions always hold (R7). `sourceOf` finds the question a condition looks at.
 */
export const compileConditions = (conditions: readonly Condition[], sourceOf: (nodeId: number) => Source | undefined): Test => {
  const steps = conditions.map((condition, place): Step => {
    const { position, test, onVoid, isNegative } = compileCondition(condition, sourceOf(condition.nodeId));
    return { position, test, onVoid, isNegative, joinedByOr: place > 0 && operatorOf(condition) !== 1 };
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
};
