import { AppError } from '../errors/app-error.js';

/** Limits concurrency: a few callers run at a time and the others queue; when the queue is full, callers are refused (B0503). */
export class Gate {
  private inside = 0;
  private readonly line: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside < this.atOnce) this.inside += 1;
    else await this.turn();
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      // The next one in line takes over this place, so the count stays the same.
      if (next) next();
      else this.inside -= 1;
    }
  }

  private turn(): Promise<void> {
    if (this.line.length >= this.waiting) throw new AppError('B0503');
    return new Promise((resolve) => this.line.push(resolve));
  }
}
