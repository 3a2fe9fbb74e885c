import { readlinkSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/** Only Linux knows priorities of threads. */
const hasPriorities = process.platform === 'linux';
/** A folder for each thread of the process, named by its number. */
const THREADS = '/proc/self/task';
/** A link to the folder of the thread that reads it. */
const OWN_THREAD = '/proc/thread-self';

function lower(thread: string): void {
  try {
    setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended, or the system refuses: the work is the same without it.
  }
}

/** Lets all other threads of the process go first where the processors are not enough for everybody. Elsewhere than on Linux nothing changes. */
export function lowerPriority(): void {
  if (hasPriorities) lower(basename(readlinkSync(OWN_THREAD)));
}

/**
 * Does the same to the threads that a library starts meanwhile, wherever it starts them from. The pool of the process is not among them: listing the
 * threads has started it before.
 */
export async function withLowThreads<T>(start: () => Promise<T>): Promise<T> {
  if (!hasPriorities) return start();
  const before = new Set(await readdir(THREADS));
  const value = await start();
  for (const thread of await readdir(THREADS)) if (!before.has(thread)) lower(thread);
  return value;
}
