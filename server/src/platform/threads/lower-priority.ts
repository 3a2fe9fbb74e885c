import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/** A link to the folder of the thread that reads it. */
const OWN_THREAD = '/proc/thread-self';

/**
 * Lets all other threads of the process go first where the processors are not enough for everybody. Threads that this one starts from now on inherit
 * it. Only Linux knows priorities of threads; elsewhere, and where the system refuses, nothing changes.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Number(basename(readlinkSync(OWN_THREAD))), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Without it the work is the same.
  }
}
