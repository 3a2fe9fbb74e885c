import type { Clock } from '../outside/clock.js';
import { BoundedMap } from './bounded-map.js';

interface Read<V> {
  readonly value: Promise<V>;
  /** When it came, in milliseconds; null while it is under way. */
  cameAt: number | null;
}

/** A cache of values that may be slightly out of date. Concurrent callers share one read; a failed read is not cached. */
export class RecentReads<V> {
  private readonly reads: BoundedMap<string, Read<V>>;

  constructor(
    capacity: number,
    private readonly ageMs: number,
    private readonly clock: Clock,
  ) {
    this.reads = new BoundedMap(capacity);
  }

  get(key: string, read: () => Promise<V>): Promise<V> {
    const known = this.reads.get(key);
    if (known && (known.cameAt === null || this.now() - known.cameAt < this.ageMs)) return known.value;
    const next: Read<V> = { value: read(), cameAt: null };
    this.reads.set(key, next);
    void this.follow(key, next);
    return next.value;
  }

  private async follow(key: string, read: Read<V>): Promise<void> {
    try {
      await read.value;
      read.cameAt = this.now();
    } catch {
      // The callers waiting for this read get its error; the next call tries again.
      if (this.reads.get(key) === read) this.reads.delete(key);
    }
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
