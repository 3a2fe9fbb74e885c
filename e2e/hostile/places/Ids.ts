/** Hands out the ids of one survey. */
export class Ids {
  last = 0;

  next(): number {
    this.last += 1;
    return this.last;
  }
}
