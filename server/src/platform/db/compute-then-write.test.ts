import { describe, expect, it } from '@jest/globals';
import { ComputeFirst, computeThenWrite } from './compute-then-write.js';

const unit = {
  run: async <T>(work: (unit: never) => Promise<T>): Promise<T> => {
    events.push('begin');
    const result = await work(undefined as never);
    events.push('end');
    return result;
  },
};
let events: string[] = [];

const compute = (result: number) =>
  new ComputeFirst(async () => {
    events.push(`compute ${result}`);
    return result;
  });

describe('a unit of work that needs a long computation', () => {
  it('does it between two attempts, the second of which has its result', async () => {
    events = [];

    const result = await computeThenWrite<number, string>(unit, async (ahead) => (ahead === null ? compute(7) : `stored ${ahead}`));

    expect(result).toBe('stored 7');
    expect(events).toEqual(['begin', 'end', 'compute 7', 'begin', 'end']);
  });

  it('computes anew when what is stored has changed meanwhile', async () => {
    events = [];
    const stored = [1, 2, 2];

    const result = await computeThenWrite<number, number>(unit, async (ahead) => {
      const current = stored.shift() ?? 0;
      return ahead === current ? current : compute(current);
    });

    expect(result).toBe(2);
    expect(events.filter((event) => event.startsWith('compute'))).toEqual(['compute 1', 'compute 2']);
  });

  it('gives up when that never ends', async () => {
    await expect(computeThenWrite<number, string>(unit, async () => compute(1))).rejects.toMatchObject({ code: 'B0503' });
  });

  it('runs once when nothing has to be computed, and fails as the attempt does', async () => {
    events = [];

    expect(await computeThenWrite(unit, async () => 'stored')).toBe('stored');
    expect(events).toEqual(['begin', 'end']);
    await expect(computeThenWrite(unit, async () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
});
