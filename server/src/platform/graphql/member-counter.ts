/** Counts the present members by key and limits their number per key. */
export class MemberCounter {
  private readonly present = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Returns true if the limit was not reached; then `leave` must be called later. */
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
