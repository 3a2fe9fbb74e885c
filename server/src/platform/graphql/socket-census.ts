/** How many are there, by key, and not more than so many of each. */
export class Census {
  private readonly present = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Whether there was room; if so, `leave` has to follow. */
  enter(key: string): boolean {
    const count = this.present.get(key) ?? 0;
    if (count >= this.most) return false;
    this.present.set(key, count + 1);
    return true;
  }

  leave(key: string): void {
    const count = this.present.get(key) ?? 0;
    if (count > 1) this.present.set(key, count - 1);
    else this.present.delete(key);
  }
}
