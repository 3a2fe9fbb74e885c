import { setImmediate as eventLoopTurn } from 'node:timers/promises';

/** An item that waits, and whoever waits for it. */
export interface Pending<Item, Result> {
  readonly item: Item;
  /** When it came, by `performance.now()`. */
  readonly since: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Rules by which a lane forms its rounds. */
export interface LaneRules<Item, Result> {
  /** The number of waiting items, from the first on, that fit into one round; at least one is taken. */
  fits(waiting: readonly Pending<Item, Result>[]): number;
  /** True if the process can do other work during a round. */
  readonly overlaps: boolean;
}

/** Smaller batches are never halved: the gain would be less than the cost of a round. */
const WORTH_HALVING = 8;

/**
 * Groups items into rounds. Items that arrive during a round form the next one, which begins at once: there is no timer, so a single item never
 * waits. A round takes its items as late as it can, when its transaction is open. It takes at least one, settles all it took, and never throws.
 *
 * The first round after a pause takes only half of the waiting items. Clients that are answered together also return together, so the process
 * would wait for the store and then the store for the process. With two halves, one is prepared while the other is committed.
 */
export class BatchLane<Item, Result> {
  private waiting: Pending<Item, Result>[] = [];
  private running = false;

  constructor(
    private readonly round: (take: () => Pending<Item, Result>[]) => Promise<void>,
    private readonly taking: LaneRules<Item, Result>,
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
