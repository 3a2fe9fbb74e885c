/** What is said of numbers without keeping them. */
export interface NumberFigures {
  readonly answered: number;
  /** Rounded to two decimals; null while nobody has answered, like the ends. */
  readonly mean: number | null;
  readonly min: number | null;
  readonly max: number | null;
}

/** Adds numbers up as they come: constant memory however many come. */
export class NumberTally {
  private count = 0;
  private sum = 0;
  private min = Number.POSITIVE_INFINITY;
  private max = Number.NEGATIVE_INFINITY;

  add(number: number): void {
    this.count += 1;
    this.sum += number;
    this.min = Math.min(this.min, number);
    this.max = Math.max(this.max, number);
  }

  figures(): NumberFigures {
    if (this.count === 0) return { answered: 0, mean: null, min: null, max: null };
    return { answered: this.count, mean: Math.round((this.sum / this.count) * 100) / 100, min: this.min, max: this.max };
  }
}
