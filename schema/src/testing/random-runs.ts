import type FastCheck from 'fast-check';

/**
 * Number of random cases that a test tries, and their seed. The short form tries a part of them from a new seed each time; `WENCE_FULL=1` tries all.
 * The seed of a run is printed by `scripts/random-seed.mjs` before the first test; `WENCE_SEED` repeats it.
 */

/** Read without the types of Node, which this package does not have. */
const ENVIRONMENT =
  (globalThis as { readonly process?: { readonly env: Readonly<Record<string, string | undefined>> } }).process?.env ?? {};

const LEAST_RUNS = 30;
const SHORT_PART = 10;

/** True if everything is to be tried, as before a release and at night. */
export const isFullRun = ENVIRONMENT.WENCE_FULL === '1';

/** A number of cases: all of them in a full run, a tenth in the short form but no fewer than 30. */
export const casesOf = (all: number): number => (isFullRun ? all : Math.min(all, Math.max(LEAST_RUNS, Math.ceil(all / SHORT_PART))));

/** Parameters for `fc.assert` of a property that a full run tries on `all` cases. */
export function randomRuns(all: number): { readonly numRuns: number; readonly seed?: number } {
  const seed = Number(ENVIRONMENT.WENCE_SEED);
  return Number.isInteger(seed) && ENVIRONMENT.WENCE_SEED !== '' ? { numRuns: casesOf(all), seed } : { numRuns: casesOf(all) };
}

/**
 * Draws that are the same in every run, as `examples` of `fc.assert`, which tries them first. For a test that also wants to have met enough of
 * something: random draws alone may not.
 */
export const fixedDraws = <T>(fastCheck: typeof FastCheck, arbitrary: FastCheck.Arbitrary<T>, count: number): [T][] =>
  fastCheck.sample(arbitrary, { numRuns: count, seed: 1 }).map((drawn) => [drawn]);
