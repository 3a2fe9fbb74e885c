import { randomInt } from 'node:crypto';

/** Gives a test run its seed, unless `WENCE_SEED` has one, and prints it so that a failure can be repeated. Workers inherit it. For jest configurations. */
export function announceSeed() {
  if (process.env.JEST_WORKER_ID !== undefined) return;
  process.env.WENCE_SEED ??= String(randomInt(2 ** 31));
  const form = process.env.WENCE_FULL === '1' ? 'all cases' : 'the short form';
  process.stderr.write(`Random tests: ${form}, WENCE_SEED=${process.env.WENCE_SEED}\n`);
}
