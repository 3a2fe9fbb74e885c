/** A gate that lets one of several quick calls through and tells those who show it whether it is closed. */
export interface Throttle {
  /** Returns whether a call at this time is let through. */
  pass(now: number): boolean;
  /** Called after another action: the next call is intentional and passes. */
  reset(): void;
  /** Returns whether a call at this time would be refused, without counting it. */
  refuses(now: number): boolean;
  /** The same for what is shown at present: buttons look as if they wait, so that no click is lost without a sign. */
  isClosed(): boolean;
  /** Subscribes to the gate closing and opening; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Lets the first call of any `ms` through. Takes the time of a call, so that it can be tested without waiting. */
export function createThrottle(ms: number): Throttle {
  const listeners = new Set<() => void>();
  let last = Number.NEGATIVE_INFINITY;
  let opening: ReturnType<typeof setTimeout> | null = null;
  const show = (next: typeof opening) => {
    const isNews = (next === null) !== (opening === null);
    if (opening !== null) clearTimeout(opening);
    opening = next;
    if (isNews) for (const listener of listeners) listener();
  };
  const refuses = (now: number) => now - last < ms;
  return {
    refuses,
    pass: (now) => {
      if (refuses(now)) return false;
      last = now;
      show(setTimeout(() => show(null), ms));
      return true;
    },
    reset: () => {
      last = Number.NEGATIVE_INFINITY;
      show(null);
    },
    isClosed: () => opening !== null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
