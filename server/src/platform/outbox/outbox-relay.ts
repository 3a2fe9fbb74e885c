import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Logger } from '../logging/logger.js';
import type { Outbox } from './outbox.js';

/** Milliseconds. */
const PAUSE = 1000;
const MEASURE_EVERY = 15_000;
const SWEEP_EVERY = 60 * 60 * 1000;

/**
 * Processes the outbox as long as the server runs: at once while there is work, then polling every second. The returned function stops it and
 * resolves when the last handler is done.
 */
export function runOutbox(outbox: Outbox, logger: Logger): () => Promise<void> {
  const stop = new AbortController();
  const running = [
    repeat(async () => workOff(outbox, stop.signal), PAUSE, stop.signal, logger),
    repeat(() => outbox.measure(), MEASURE_EVERY, stop.signal, logger),
    repeat(() => outbox.sweep(), SWEEP_EVERY, stop.signal, logger),
  ];
  return async () => {
    stop.abort();
    await Promise.all(running);
  };
}

async function workOff(outbox: Outbox, stop: AbortSignal): Promise<void> {
  // Between portions the event loop turns: SQLite answers at once, and a long backlog would keep everybody else waiting.
  while (!stop.aborted && (await outbox.work()) > 0) await setImmediate();
}

/** Counted from the end of one turn to the beginning of the next. A turn that fails does not end it. */
async function repeat(turn: () => Promise<void>, pauseMs: number, stop: AbortSignal, logger: Logger): Promise<void> {
  for (;;) {
    await setTimeout(pauseMs, undefined, { signal: stop, ref: false }).catch(() => {});
    if (stop.aborted) return;
    await turn().catch((error: unknown) => logger.warn({ err: error }, 'the outbox rests'));
  }
}
