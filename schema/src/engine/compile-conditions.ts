import { operatorOf } from '../definition/defaults.js';
import type { Condition } from '../definition/definition.js';
import { type CompiledCondition, compileCondition, type Source } from './compile-condition.js';
import type { Compiled, Facts, Test } from './compiled.js';

/** A condition among others, or brackets with some. The one that is joined by "or" begins a run of "and". */
interface Step extends CompiledCondition {
  readonly joinedByOr: boolean;
  /** The test of the brackets that the condition opens. */
  readonly inside: Test | null;
}

function isTrue({ position, test, onEmpty, isNegative, inside }: Step, facts: Facts): boolean {
  if (inside !== null) return inside(facts);
  const answer = facts.answers[position];
  return (answer === undefined ? onEmpty : test(answer, facts)) !== isNegative;
}

/**
 * Compiles a list of conditions: runs of "and" joined by "or", so that "and" binds tighter (R5). The operator of a condition joins it to the
 * one before; that of the first one is ignored. Conditions in brackets are such a list of their own, joined to the outside by the operator of
 * their first one. No conditions always hold (R7). `sourceOf` finds the question a condition looks at; `within`: the brackets around all of them.
 */
export function compileConditions(
  conditions: readonly Condition[],
  sourceOf: (nodeId: number) => Source | undefined,
  within?: number,
): Test {
  const firsts = conditions.filter(({ parentId }, place) => parentId === within || parentId !== conditions[place - 1]?.parentId);
  const steps = firsts.map((condition, place): Step => {
    const { parentId } = condition;
    const { position, test, onEmpty, isNegative } = compileCondition(condition, sourceOf(condition.nodeId));
    const members = conditions.filter((other) => other.parentId === parentId);
    const inside = parentId === within ? null : compileConditions(members, sourceOf, parentId);
    return { position, test, onEmpty, isNegative, inside, joinedByOr: place > 0 && operatorOf(condition) !== 1 };
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
