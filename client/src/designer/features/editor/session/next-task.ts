import type { EditSession } from './session-state';

/** Next task for the network. `wait` means to ask again after `ms` milliseconds. */
export type Task =
  | { readonly do: 'send' }
  | { readonly do: 'reload' }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'nothing' };

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/** Doubles with every failure in a row, up to half a minute. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
}

/** Order of tasks: a batch with an unknown outcome, then a newer document, then changes that are due. */
export function nextTask(session: EditSession, now: number): Task {
  if (session.activity !== 'idle') return { do: 'nothing' };
  if (session.retryAt > now) return { do: 'wait', ms: session.retryAt - now };
  if (session.inFlight) return { do: 'send' };
  if (session.mustReload || session.newest > session.revision) return { do: 'reload' };
  if (session.pending.length === 0) return { do: 'nothing' };
  return session.dueAt > now ? { do: 'wait', ms: session.dueAt - now } : { do: 'send' };
}
