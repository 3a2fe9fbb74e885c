import type { Platform } from './platform.js';

const MINUTE = 60_000;

/** Milliseconds. The first sweep waits until a server that has just started has settled. */
export const SWEEP = { first: MINUTE, every: 60 * MINUTE } as const;

/** Sweeps shortly after the start and then hourly, until the server stops. Counted from the end of a sweep: a long one is never overtaken. */
export function sweepRegularly(
  sweep: (stop: AbortSignal) => Promise<void>,
  { logger, onStop }: Pick<Platform, 'logger' | 'onStop'>,
  what = 'surveys',
): void {
  const stop = new AbortController();
  let timer = after(SWEEP.first);
  onStop(() => {
    stop.abort();
    clearTimeout(timer);
  });

  function after(ms: number): NodeJS.Timeout {
    return setTimeout(() => void run(), ms).unref();
  }

  async function run(): Promise<void> {
    try {
      await sweep(stop.signal);
    } catch (error) {
      logger.warn({ err: error }, `sweeping ${what} failed`);
    }
    if (!stop.signal.aborted) timer = after(SWEEP.every);
  }
}
