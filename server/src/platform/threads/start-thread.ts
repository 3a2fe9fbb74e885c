import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Lets a thread run from sources, as in tests and while developing. */
const FROM_SOURCE = new URL('../../../scripts/typescript/register.mjs', import.meta.url).href;

/** The module of a thread beside the module that asks, compiled or not. */
export function threadFile(name: string, beside: string): URL {
  return new URL(`./${name}${extname(beside)}`, beside);
}

/** Starts a thread with this module; `megabytes` bound its own memory. It does not keep the process alive. */
export function startThread(file: URL, megabytes: number): Worker {
  const execArgv = file.pathname.endsWith('.ts') ? ['--import', FROM_SOURCE] : [];
  const thread = new Worker(file, { execArgv, resourceLimits: { maxOldGenerationSizeMb: megabytes } });
  thread.unref();
  return thread;
}
