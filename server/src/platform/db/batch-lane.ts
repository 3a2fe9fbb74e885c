import { setImmediate as eventLoopTurn } from 'node:timers/promises';

/** An item that waits, and whoever waits for it. */
export interface Pending<Item, Result> {
  readonly item: Item;
  /** When it came, by `performance.now()`. */
  readonly since: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** How a lane forms its rounds. */
export interface Taking<Item, Result> {
  /** The number of waiting items, from the first on, that fit into one round; at least one is taken. */
  fits(waiting: readonly Pending<Item, Result>[]): number;
  /** The process has time for others during a round. */
  readonly overlaps: boolean;
}

/** Fewer go together in any case: what is won is less than what a round costs. */
const WORTH_HALVING = 8;

/**
 * What arrives while a round is under way goes together into the next one, which begins at once: no timer, so a lone item never waits. A round
 * takes its items as late as it can, when its transaction is open. It settles every item it took, takes at least one, and never throws.
 *
 * The first round after a pause takes only half of a crowd. Clients who are answered together come again together: the process would wait for
 * the store, then the store for the process. Of two halves one is prepared while the other is committed.
 */
export class BatchLane<Item, Result> {
  private waiting: Pending<Item, Result>[] = [];
  private running = false;

  constructor(
    private readonly round: (take: () => Pending<Item, Result>[]) => Promise<void>,
    private readonly taking: Taking<Item, Result>,
  ) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, since: performance.now(), resolve, reject });
      if (!this.running) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let isFirst = true; this.waiting.length > 0; isFirst = false) {
      // SQLite commits without letting anybody else run: whatever came in meanwhile has yet to be read from its socket.
      await eventLoopTurn();
      await this.round(() => this.take(isFirst));
    }
    this.running = false;
  }

  private take(isFirst: boolean): Pending<Item, Result>[] {
    const { length } = this.waiting;
    const most = isFirst && this.taking.overlaps && length >= WORTH_HALVING ? Math.ceil(length / 2) : length;
    return this.waiting.splice(0, Math.max(1, Math.min(most, this.taking.fits(this.waiting))));
  }
}
