const LEAST_MS = 300;
const FIRST_MS = 2_000;
const MOST_MS = 30_000;

/**
 * Delay before the socket reconnects; the first attempt is 0. It is random up to a limit that doubles with each attempt, at most half a
 * minute, because after a restart of the server the clients must not all reconnect at once. `chance` is from 0 to 1.
 */
export function reconnectDelay(attempt: number, chance: number): number {
  const limit = Math.min(FIRST_MS * 2 ** attempt, MOST_MS);
  return Math.round(LEAST_MS + chance * (limit - LEAST_MS));
}

const listeners = new Set<() => void>();

/** Tells when the socket is back after a break: what changed meanwhile was missed, so ask again. Returns the way to stop listening. */
export function onReconnect(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceReconnect(): void {
  for (const listener of listeners) listener();
}
