const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;
/** The wait is cut by up to this part at random, so that a crowd that lost the network together does not come back together. */
const JITTER = 0.3;

/**
 * Returns the wait before the next try in milliseconds: 1, 2, 4, 8 … 60 seconds, less up to 30 %. A server that names a time is believed, never undercut.
 *
 * @param failures tries that have failed so far, from 1
 * @param chance a number from 0 up to 1
 */
export function retryDelay(failures: number, chance: number, retryAfterMs = 0): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 16));
  return Math.max(Math.round(full * (1 - JITTER * chance)), retryAfterMs);
}

/** Reads `Retry-After`: seconds or an HTTP date. 0 when there is none or it makes no sense. */
export function parseRetryAfter(header: string | null, now: number): number {
  if (!header) return 0;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const at = Date.parse(header);
  return Number.isNaN(at) ? 0 : Math.max(0, at - now);
}
