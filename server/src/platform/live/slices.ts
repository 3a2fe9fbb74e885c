/** Runs pieces of work a few per turn of the event loop, in order, so that an event with a thousand readers holds up nothing else. */
export class Slices {
  private waiting: (() => void)[] = [];

  constructor(private readonly perTurn: number) {}

  run(work: () => void): void {
    this.waiting.push(work);
    if (this.waiting.length === 1) setImmediate(() => this.turn());
  }

  private turn(): void {
    const slice = this.waiting.slice(0, this.perTurn);
    for (const work of slice) work();
    this.waiting = this.waiting.slice(slice.length);
    if (this.waiting.length > 0) setImmediate(() => this.turn());
  }
}
