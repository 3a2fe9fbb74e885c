import { afterEach, describe, expect, it, jest } from '@jest/globals';

/** The tests of this package are compiled without the types of Node. */
const { env } = (globalThis as unknown as { readonly process: { readonly env: Record<string, string | undefined> } }).process;

const before = { full: env.WENCE_FULL, seed: env.WENCE_SEED };

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete env[name];
  else env[name] = value;
}

/** Loads the module with these environment variables. */
async function loadWith(full: string | undefined, seed: string | undefined): Promise<typeof import('./random-runs.js')> {
  restore('WENCE_FULL', full);
  restore('WENCE_SEED', seed);
  jest.resetModules();
  return import('./random-runs.js');
}

describe('random cases', () => {
  afterEach(() => {
    restore('WENCE_FULL', before.full);
    restore('WENCE_SEED', before.seed);
  });

  it('are all tried in a full run', async () => {
    const { randomRuns } = await loadWith('1', '5');

    expect(randomRuns(2_000)).toEqual({ numRuns: 2_000, seed: 5 });
    expect(randomRuns(12)).toEqual({ numRuns: 12, seed: 5 });
  });

  it('are a tenth of that in the short form, and never a handful', async () => {
    const { randomRuns } = await loadWith(undefined, '5');

    expect([2_000, 150, 12].map((all) => randomRuns(all).numRuns)).toEqual([200, 30, 12]);
  });

  it('come from the seed that is given, and from any without one', async () => {
    const { randomRuns } = await loadWith(undefined, undefined);

    expect(randomRuns(100)).toEqual({ numRuns: 30 });
    expect((await loadWith(undefined, '77')).randomRuns(100).seed).toBe(77);
  });
});
