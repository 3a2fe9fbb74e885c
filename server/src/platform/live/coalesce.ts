/**
 * At most one call per key and interval: the first at once, the last of a burst at its end, none lost. Under load a dashboard gets two
 * figures a second, not one per response.
 */
export class Coalescer {
  private readonly pending = new Map<string, { timer: NodeJS.Timeout; latest: (() => void) | null }>();

  constructor(private readonly intervalMs: number) {}

  run(key: string, work: () => void): void {
    const entry = this.pending.get(key);
    if (entry) {
      entry.latest = work;
      return;
    }
    this.arm(key);
    work();
  }

  /** Runs at once what waits for the end of its interval. */
  flush(): void {
    const waiting = [...this.pending.values()];
    this.stop();
    for (const { latest } of waiting) latest?.();
  }

  stop(): void {
    for (const { timer } of this.pending.values()) clearTimeout(timer);
    this.pending.clear();
  }

  private arm(key: string): void {
    const timer = setTimeout(() => {
      const latest = this.pending.get(key)?.latest;
      this.pending.delete(key);
      if (!latest) return;
      this.arm(key);
      latest();
    }, this.intervalMs);
    timer.unref();
    this.pending.set(key, { timer, latest: null });
  }
}
