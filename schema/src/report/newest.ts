/** Keeps the newest of what comes and forgets the rest: constant memory however much comes. */
export class Newest<T> {
  private readonly ring: T[] = [];
  private total = 0;

  constructor(private readonly most: number) {}

  add(item: T): void {
    this.ring[this.total % this.most] = item;
    this.total += 1;
  }

  /** Number of values added. */
  get count(): number {
    return this.total;
  }

  /** Newest first. */
  list(): T[] {
    const end = this.total % this.most;
    return [...this.ring.slice(end), ...this.ring.slice(0, end)].reverse();
  }
}
