/**
 * Puts test files in an order drawn from `WENCE_SEED` where `WENCE_FULL` is 1. Files of a worker share their modules, so a file that leans on what
 * another left behind passes in one order and fails in the next. The short form begins with the slowest files, as Jest does.
 */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/** Looks random, and is the same for the same seed. */
function place({ path }) {
  return createHash('sha256').update(`${process.env.WENCE_SEED} ${path}`).digest('hex');
}

export default class RandomOrder extends Sequencer {
  sort(tests) {
    if (process.env.WENCE_FULL !== '1') return super.sort(tests);
    return [...tests].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  }
}
