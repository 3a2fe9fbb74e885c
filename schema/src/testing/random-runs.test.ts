import { describe, expect, it } from '@jest/globals';
import { randomRuns } from './random-runs.js';

describe('random cases', () => {
  it('are all tried in a full run', () => {
    const environment = { WENCE_FULL: '1', WENCE_SEED: '5' };

    expect(randomRuns(2_000, environment)).toEqual({ numRuns: 2_000, seed: 5 });
    expect(randomRuns(12, environment)).toEqual({ numRuns: 12, seed: 5 });
  });

  it('are a tenth of that in the short form, and never a handful', () => {
    expect([2_000, 150, 12].map((all) => randomRuns(all, {}).numRuns)).toEqual([200, 30, 12]);
  });

  it('come from the seed that is given, and from any without one', () => {
    expect(randomRuns(100, {})).toEqual({ numRuns: 30 });
    expect(randomRuns(100, { WENCE_SEED: '' })).toEqual({ numRuns: 30 });
    expect(randomRuns(100, { WENCE_SEED: '77' }).seed).toBe(77);
  });
});
