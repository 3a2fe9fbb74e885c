import type { Facts, Rule, Test } from './compiled.js';

/** The first one that holds. Loops instead of closures here and in conditions: a pass asks thousands of them and allocates for none. */
export function firstHolding<T extends Rule>(rules: readonly T[], facts: Facts): T | undefined {
  for (const rule of rules) if (rule.holds(facts)) return rule;
  return undefined;
}

/** Compiles visibility: a show item holds or there is none, and no hide item holds (R6). Null if the node is always shown, without any test. */
export function visibilityOf(show: readonly Rule[], hide: readonly Rule[]): Test | null {
  const [only] = show;
  if (only === undefined && hide.length === 0) return null;
  if (only !== undefined && show.length === 1 && hide.length === 0) return only.holds;
  return (facts) => firstHolding(hide, facts) === undefined && (show.length === 0 || firstHolding(show, facts) !== undefined);
}
