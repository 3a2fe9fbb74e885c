import { LIMITS } from '../limit/limits.js';

/** Keeps the newest texts and forgets the rest: constant memory however many come. */
export class NewestTexts {
  private readonly ring: string[] = [];
  private total = 0;

  add(text: string): void {
    this.ring[this.total % LIMITS.latestTexts] = text;
    this.total += 1;
  }

  /** How many were added. */
  get count(): number {
    return this.total;
  }

  /** Newest first. */
  list(): string[] {
    const end = this.total % LIMITS.latestTexts;
    return [...this.ring.slice(end), ...this.ring.slice(0, end)].reverse();
  }
}
