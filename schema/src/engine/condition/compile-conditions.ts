import { operatorOf } from '../../definition/defaults.js';
import type { Condition } from '../../definition/definition.js';
import type { Test } from '../compiled.js';
import { compileCondition, type Source } from './compile-condition.js';

/** Lists of one and two, the usual ones, need no loop. */
const all = (tests: readonly Test[]): Test => {
  const [first, second] = tests;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  if (tests.length === 2) return (facts) => first(facts) && second(facts);
  return (facts) => {
    for (const test of tests) if (!test(facts)) return false;
    return true;
  };
};

const any = (tests: readonly Test[]): Test => {
  const [first, second] = tests;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  if (tests.length === 2) return (facts) => first(facts) || second(facts);
  return (facts) => {
    for (const test of tests) if (test(facts)) return true;
    return false;
  };
};

/**
 * Whether a list of conditions holds: runs of "and" joined by "or", so that "and" binds tighter (R5). The operator of a condition joins it to the
 * one before; the first one's says nothing. No conditions always hold (R7). `sourceOf` finds the question a condition looks at.
 */
export const compileConditions = (conditions: readonly Condition[], sourceOf: (nodeId: number) => Source | undefined): Test => {
  const runs: Test[][] = [];
  for (const condition of conditions) {
    const test = compileCondition(condition, sourceOf(condition.nodeId));
    const run = operatorOf(condition) === 1 ? runs.at(-1) : undefined;
    if (run === undefined) runs.push([test]);
    else run.push(test);
  }
  return any(runs.map(all));
};
