import { setImmediate as eventLoopTurn } from 'node:timers/promises';

/** An item that waits, and whoever waits for it. */
export interface Pending<Item, Result> {
  readonly item: Item;
  /** When it came, by `performance.now()`. */
  readonly since: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * What arrives while a round is under way goes together into the next one, which begins at once: no timer, so a lone item never waits. A round
 * takes its items as late as it can, when its transaction is open. It settles every item it took, takes at least one, and never throws.
 */
export class BatchLane<Item, Result> {
  private waiting: Pending<Item, Result>[] = [];
  private running = false;

  /** `fits` tells how many of those that wait, from the first on, go into one round; at least one goes. */
  constructor(
    private readonly round: (take: () => Pending<Item, Result>[]) => Promise<void>,
    private readonly fits: (waiting: readonly Pending<Item, Result>[]) => number,
  ) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, since: performance.now(), resolve, reject });
      if (!this.running) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.waiting.length > 0) {
      // SQLite commits without letting anybody else run: whatever came in meanwhile has yet to be read from its socket.
      await eventLoopTurn();
      await this.round(() => this.waiting.splice(0, Math.max(1, this.fits(this.waiting))));
    }
    this.running = false;
  }
}
