import type { Random } from '../outside/random.js';

const FIRST_MS = 1000;
const LONGEST_MS = 6 * 60 * 60 * 1000;

/** Milliseconds until the next attempt: from a second to six hours, doubling, and half of it by chance so that what failed together comes apart. */
export function backoffMs(attempts: number, random: Random): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 30));
  return random.between(whole / 2, whole);
}
