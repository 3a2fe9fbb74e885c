import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLogger } from './logging/logger.js';
import { SWEEP, sweepRegularly } from './sweep-regularly.js';

describe('the times of sweeping', () => {
  let sweeps: AbortSignal[];
  let stopServer: () => void;
  let work: () => Promise<void>;
  const logger = createLogger('silent');

  beforeEach(() => {
    jest.useFakeTimers();
    sweeps = [];
    work = () => Promise.resolve();
    const sweep = (stop: AbortSignal) => {
      sweeps.push(stop);
      return work();
    };
    sweepRegularly(sweep, { logger, onStop: (stop) => void (stopServer = stop) });
  });
  afterEach(() => void jest.useRealTimers());

  it('are soon after the start, then hourly', async () => {
    await jest.advanceTimersByTimeAsync(SWEEP.first);
    const soon = sweeps.length;
    await jest.advanceTimersByTimeAsync(2 * SWEEP.every);

    expect([soon, sweeps.length]).toEqual([1, 3]);
  });

  it('go on after a sweep that failed, which is logged', async () => {
    const warn = jest.spyOn(logger, 'warn');
    work = () => Promise.reject(new Error('no database'));

    await jest.advanceTimersByTimeAsync(SWEEP.first + SWEEP.every);

    expect(sweeps).toHaveLength(2);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('wait for a sweep that takes long', async () => {
    let end = () => {};
    work = () => new Promise((resolve) => (end = resolve));
    await jest.advanceTimersByTimeAsync(SWEEP.first + 3 * SWEEP.every);
    const meanwhile = sweeps.length;

    end();
    await jest.advanceTimersByTimeAsync(SWEEP.every);

    expect([meanwhile, sweeps.length]).toEqual([1, 2]);
  });

  it('end when the server stops, also while a sweep is under way', async () => {
    let end = () => {};
    work = () => new Promise((resolve) => (end = resolve));
    await jest.advanceTimersByTimeAsync(SWEEP.first);

    stopServer();
    end();
    await jest.advanceTimersByTimeAsync(3 * SWEEP.every);

    expect(sweeps.map(({ aborted }) => aborted)).toEqual([true]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
