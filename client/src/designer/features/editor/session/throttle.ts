export interface Throttle {
  /** Whether a call at this time goes through. */
  pass(now: number): boolean;
  /** Something else was done meanwhile: the next call is meant. */
  reset(): void;
}

/** Lets the first call of any `ms` through. Takes the time, so that it can be tested without waiting. */
export function createThrottle(ms: number): Throttle {
  let last = Number.NEGATIVE_INFINITY;
  return {
    pass: (now) => {
      if (now - last < ms) return false;
      last = now;
      return true;
    },
    reset: () => {
      last = Number.NEGATIVE_INFINITY;
    },
  };
}
