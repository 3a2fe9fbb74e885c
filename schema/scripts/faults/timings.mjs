const SHOWN = 10;

/** Adds up where the time of a run goes. Workers run side by side, so the sum is more than what a clock on the wall shows. */
export class Timings {
  #seconds = new Map();

  /** Runs something and counts its time under a name. */
  async of(name, run) {
    const started = performance.now();
    try {
      return await run();
    } finally {
      this.#seconds.set(name, (this.#seconds.get(name) ?? 0) + (performance.now() - started) / 1000);
    }
  }

  /** The names that took longest, one per line. */
  summary() {
    const longest = [...this.#seconds].sort((a, b) => b[1] - a[1]).slice(0, SHOWN);
    return ['Where the time went:', ...longest.map(([name, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)].join('\n');
  }
}
