import type FastCheck from 'fast-check';

/**
 * Number of random cases that a test tries, and their seed. The short form tries a part of them from a new seed each time; `WENCE_FULL=1` tries all.
 * The seed of a run is printed by `scripts/random-seed.mjs` before the first test; `WENCE_SEED` repeats it.
 */

type Environment = Readonly<Record<string, string | undefined>>;

/** Read without the types of Node, which this package does not have. */
const ENVIRONMENT = (globalThis as { readonly process?: { readonly env: Environment } }).process?.env ?? {};

const LEAST_RUNS = 30;
const SHORT_PART = 10;

/** True if everything is to be tried, as before a release and at night. */
export const isFullRun = ENVIRONMENT.WENCE_FULL === '1';

/** A number of cases: all of them in a full run, a tenth in the short form but no fewer than 30. */
export const casesOf = (all: number, isFull = isFullRun): number =>
  isFull ? all : Math.min(all, Math.max(LEAST_RUNS, Math.ceil(all / SHORT_PART)));

/** Parameters for `fc.assert` of a property that a full run tries on `all` cases. */
export function randomRuns(
  all: number,
  { WENCE_FULL, WENCE_SEED }: Environment = ENVIRONMENT,
): { readonly numRuns: number; readonly seed?: number } {
  const numRuns = casesOf(all, WENCE_FULL === '1');
  const seed = Number(WENCE_SEED);
  return Number.isInteger(seed) && WENCE_SEED !== '' ? { numRuns, seed } : { numRuns };
}

/**
 * Runs of a property whose every try launches surveys on a server: few in the short form, and the first failure ends it. To look for a smaller
 * case would take longer than anybody waits; the seed repeats the one that was found.
 */
export const runsOnServer = (short: number, full: number): ReturnType<typeof randomRuns> & { readonly endOnFailure: true } => ({
  ...randomRuns(full),
  numRuns: isFullRun ? full : short,
  endOnFailure: true,
});

/**
 * Draws that are the same in every run, as `examples` of `fc.assert`, which tries them first. For a test that also wants to have met enough of
 * something: random draws alone may not.
 */
export const fixedDraws = <T>(fastCheck: typeof FastCheck, arbitrary: FastCheck.Arbitrary<T>, count: number): [T][] =>
  fastCheck.sample(arbitrary, { numRuns: count, seed: 1 }).map((drawn) => [drawn]);
