/**
 * Steps that a search may still take. A step is about what it takes to visit one node in a pass; everything that grows with the survey is charged,
 * so that a search ends after the same number of steps on every machine.
 */
export interface Budget {
  steps: number;
}

/** Returns the cost of a run over a list that does next to nothing for each entry, such as a copy of it. */
export const sweepCost = (length: number): number => Math.ceil(length / 16);

/** Lends a part of a budget to a search; what the search leaves is given back. */
export function lend<T>(budget: Budget, most: number, search: (part: Budget) => T): T {
  const part = { steps: Math.min(most, budget.steps) };
  const lent = part.steps;
  const result = search(part);
  budget.steps -= lent - part.steps;
  return result;
}
