import type { DraftBrackets, DraftTest, DraftWhen } from './draft-survey.js';

/** More conditions than any item may have; a product of lists that grows beyond it is given up. */
const MOST = 200;

/** The algorithm that says the opposite (Spec 3, logic algorithm codes). */
const OPPOSITE: Readonly<Record<number, number>> = { 1: 2, 2: 1, 3: 4, 4: 3, 6: 7, 7: 6, 11: 12, 12: 11 };

const isTest = (entry: DraftTest | DraftBrackets): entry is DraftTest => !('anyOf' in entry);

const inBrackets = (anyOf: DraftBrackets['anyOf']): DraftWhen => [[{ anyOf }]];

/** Puts alternatives into brackets, so that they can stand in a list. What holds brackets already stays as it is: they go one level deep. */
function asEntry(when: DraftWhen): DraftWhen {
  const plain = when.map((list) => list.filter(isTest));
  const isPlain = plain.every(({ length }, place) => length === when[place]?.length);
  return when.length > 1 && isPlain ? inBrackets(plain) : when;
}

/** Returns all comparisons, in brackets and out of them. */
export const testsOf = (when: DraftWhen): readonly DraftTest[] =>
  when.flat().flatMap((entry) => (isTest(entry) ? [entry] : entry.anyOf.flat()));

/**
 * All of these at once. Alternatives stand in brackets; what is too deep for them is said by each list of one with each list of the other, which
 * means the same. Undefined if one of them is unknown, or if there are too many.
 */
export function bothOf(left: DraftWhen | undefined, right: DraftWhen | undefined): DraftWhen | undefined {
  if (left === undefined || right === undefined) return undefined;
  if (left.length === 0) return right;
  if (right.length === 0) return left;
  const others = asEntry(right);
  const joined = asEntry(left).flatMap((one) => others.map((other) => [...one, ...other]));
  return testsOf(joined).length > MOST ? undefined : joined;
}

/** Any of these. Undefined if one of them is unknown; an empty one always holds. */
export function eitherOf(left: DraftWhen | undefined, right: DraftWhen | undefined): DraftWhen | undefined {
  if (left === undefined || right === undefined || left.length + right.length > MOST) return undefined;
  return left.length === 0 || right.length === 0 ? [] : [...left, ...right];
}

/** The opposite: of lists joined by "or", one opposite of each. Undefined if a test has no opposite. */
export function noneOf(when: DraftWhen | undefined): DraftWhen | undefined {
  if (when === undefined) return undefined;
  return when.reduce<DraftWhen | undefined>((all, list) => bothOf(all, oppositeOf(list)), []);
}

/** A list does not hold if one of its entries does not. */
function oppositeOf([first, ...rest]: readonly (DraftTest | DraftBrackets)[]): DraftWhen | undefined {
  if (first === undefined) return undefined;
  const opposite = isTest(first) ? oppositeTest(first) : noneOf(first.anyOf);
  return rest.length === 0 ? opposite : eitherOf(opposite, oppositeOf(rest));
}

function oppositeTest(test: DraftTest): DraftWhen | undefined {
  const algorithm = OPPOSITE[test.algorithm];
  return algorithm === undefined ? undefined : [[{ ...test, algorithm }]];
}
