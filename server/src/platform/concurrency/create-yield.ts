import { setImmediate } from 'node:timers/promises';

/** Milliseconds after which a long loop yields. */
const TURN_MS = 20;

/** Returns a function for long loops to await in each round; from time to time it yields to other work of this process. */
export function createYield(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
