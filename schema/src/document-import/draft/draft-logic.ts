import type { DraftTest, DraftWhen } from './draft-survey.js';

/** More conditions than any item may have; a product of lists that grows beyond it is given up. */
const MOST = 200;

/** The algorithm that says the opposite (Spec 3, logic algorithm codes). */
const OPPOSITE: Readonly<Record<number, number>> = { 1: 2, 2: 1, 3: 4, 4: 3, 6: 7, 7: 6, 11: 12, 12: 11 };

/** All of these at once: each list of one with each list of the other. Undefined if one of them is unknown, or if there are too many. */
export function bothOf(left: DraftWhen | undefined, right: DraftWhen | undefined): DraftWhen | undefined {
  if (left === undefined || right === undefined) return undefined;
  if (left.length === 0) return right;
  if (right.length === 0) return left;
  const joined = left.flatMap((one) => right.map((other) => [...one, ...other]));
  return joined.length > MOST ? undefined : joined;
}

/** Any of these. Undefined if one of them is unknown; an empty one always holds. */
export function eitherOf(left: DraftWhen | undefined, right: DraftWhen | undefined): DraftWhen | undefined {
  if (left === undefined || right === undefined || left.length + right.length > MOST) return undefined;
  return left.length === 0 || right.length === 0 ? [] : [...left, ...right];
}

/** The opposite: of lists joined by "or", one opposite of each. Undefined if a test has no opposite. */
export function noneOf(when: DraftWhen | undefined): DraftWhen | undefined {
  if (when === undefined) return undefined;
  return when.reduce<DraftWhen | undefined>((all, list) => bothOf(all, oppositesOf(list)), []);
}

function oppositesOf(list: readonly DraftTest[]): DraftWhen | undefined {
  const opposites = list.map((test) => ({ ...test, algorithm: OPPOSITE[test.algorithm] }));
  return opposites.every((test): test is DraftTest => test.algorithm !== undefined) ? opposites.map((test) => [test]) : undefined;
}
