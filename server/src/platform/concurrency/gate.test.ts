import { describe, expect, it } from '@jest/globals';
import { Gate } from './gate.js';

describe('the gate before costly work', () => {
  it('never lets more in than it may, and serves everybody in the end', async () => {
    const gate = new Gate(2, 100);
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
      return 'done';
    };

    const outcomes = await Promise.all(Array.from({ length: 30 }, () => gate.run(work)));

    expect(outcomes).toEqual(Array(30).fill('done'));
    expect(most).toBe(2);
  });

  it('turns away whoever finds the line full', async () => {
    const gate = new Gate(1, 1);
    let release: (() => void) | undefined;
    const first = gate.run(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    const second = gate.run(() => Promise.resolve('second'));

    await expect(gate.run(() => Promise.resolve('third'))).rejects.toMatchObject({ code: 'B0503' });

    release?.();
    await first;
    expect(await second).toBe('second');
  });

  it('goes on after work that failed', async () => {
    const gate = new Gate(1, 1);

    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

    expect(await gate.run(() => Promise.resolve('next'))).toBe('next');
  });
});
