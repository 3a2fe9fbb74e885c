/** Lets the first call of any `ms` through. Takes the time, so that it can be tested without waiting. */
export function createThrottle(ms: number): (now: number) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (now) => {
    if (now - last < ms) return false;
    last = now;
    return true;
  };
}
