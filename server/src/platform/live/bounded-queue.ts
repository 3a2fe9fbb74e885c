/**
 * What waits for one subscriber. At most `capacity` values: a reader that falls behind loses the oldest, never the newest, and never
 * makes the publisher wait. The subscription library's own queue ends the process when it overflows.
 */
export class BoundedQueue<T> implements AsyncIterableIterator<T> {
  private readonly waiting: T[] = [];
  private wake: ((result: IteratorResult<T>) => void) | null = null;
  private closed = false;

  constructor(
    private readonly capacity: number,
    private readonly onClose: () => void,
  ) {}

  push(value: T): void {
    if (this.closed) return;
    if (this.wake) {
      this.wake({ value, done: false });
      this.wake = null;
      return;
    }
    if (this.waiting.length >= this.capacity) this.waiting.shift();
    this.waiting.push(value);
  }

  next(): Promise<IteratorResult<T>> {
    const [value] = this.waiting;
    if (this.waiting.length > 0) {
      this.waiting.shift();
      return Promise.resolve({ value: value as T, done: false }); // The length says it is there.
    }
    if (this.closed) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  return(): Promise<IteratorResult<T>> {
    if (!this.closed) {
      this.closed = true;
      this.waiting.length = 0;
      this.onClose();
      this.wake?.({ value: undefined, done: true });
      this.wake = null;
    }
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
