import { SeededRandom } from '../demo/seeded-random.js';

/** As long as the seeds that the configuration of the tests draws. */
const COUNT = /^\d{1,10}$/;

function numberFrom(name: string, fallback: number): number {
  const value = process.env[name] ?? '';
  return COUNT.test(value) ? Number(value) : fallback;
}

/** Seed of a run: the same seed produces the same inputs, except for the ids that the store assigned. By default each run has a new one. */
export const FUZZ_SEED = numberFrom('WENCE_SEED', 1);

/** Inputs per `/v1` route, and operations per root field of the graph, for each caller. The full count is 500 (`npm run test:fuzz`); the ordinary suite samples. */
export const FUZZ_RUNS = numberFrom('FUZZ_RUNS', process.env.WENCE_FULL === '1' ? 500 : 6);

/** Items in groups that share their surveys, so that each group costs about `most` inputs of `runs` per item. */
export function groupsOf<T>(items: readonly T[], runs: number, most: number): T[][] {
  const size = Math.max(1, Math.floor(most / runs));
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

/** Chance of its own for one route and caller, so that one that is added or left out changes nothing for the others. */
export function randomFor(...names: readonly string[]): SeededRandom {
  let state = FUZZ_SEED;
  for (const letter of names.join(' ')) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0;
  return new SeededRandom(state);
}
