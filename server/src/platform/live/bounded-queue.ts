/** Wakes a waiting reader: at once, or when its turn comes. */
export type Wake = (work: () => void) => void;

export interface QueueOptions {
  readonly capacity: number;
  readonly wake: Wake;
  readonly onClose: () => void;
}

/**
 * Queue of values for one subscriber. It holds at most `capacity` values: a slow reader loses the oldest, never the newest, and never
 * makes the publisher wait. The subscription library's own queue ends the process when it overflows.
 */
export class BoundedQueue<T> implements AsyncIterableIterator<T> {
  private readonly waiting: T[] = [];
  private reader: ((result: IteratorResult<T>) => void) | null = null;
  private waking = false;
  private closed = false;

  constructor(private readonly options: QueueOptions) {}

  push(value: T): void {
    if (this.closed) return;
    if (this.waiting.length >= this.options.capacity) this.waiting.shift();
    this.waiting.push(value);
    if (!this.reader || this.waking) return;
    this.waking = true;
    this.options.wake(() => {
      this.waking = false;
      this.hand();
    });
  }

  next(): Promise<IteratorResult<T>> {
    return new Promise((resolve) => {
      this.reader = resolve;
      this.hand();
    });
  }

  return(): Promise<IteratorResult<T>> {
    if (!this.closed) {
      this.closed = true;
      this.waiting.length = 0;
      this.options.onClose();
      this.hand();
    }
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Gives the oldest value, or the end, to whoever waits for it. */
  private hand(): void {
    const { reader, waiting } = this;
    if (!reader || (waiting.length === 0 && !this.closed)) return;
    this.reader = null;
    // A value may be undefined: an event without anything to say but that it happened.
    reader(waiting.length === 0 ? { value: undefined, done: true } : { value: waiting.shift() as T, done: false });
  }
}
