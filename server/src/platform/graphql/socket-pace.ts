/** A bucket of tokens: `burst` at once, refilled by `perSecond`. Time is given in milliseconds, from any starting point. */
export class Pace {
  private left: number;

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private since: number,
  ) {
    this.left = burst;
  }

  /** Whether one more is within the pace. */
  take(now: number): boolean {
    this.left = Math.min(this.burst, this.left + ((now - this.since) / 1000) * this.perSecond);
    this.since = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
