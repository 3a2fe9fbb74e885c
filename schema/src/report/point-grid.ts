/** Columns and rows of the grid that marks on a picture are counted in. */
const GRID = 10;

/** Number of marks in one cell of the grid over a picture. */
export interface PointCell {
  /** Counted from 0 at the left. */
  readonly column: number;
  /** Counted from 0 at the top. */
  readonly row: number;
  readonly count: number;
}

/** A share of the picture's width or height; its far edge belongs to the last cell. */
const cellAt = (share: number): number => Math.min(GRID - 1, Math.floor(share * GRID));

/** Marks on a picture, counted by cell. */
export class PointGrid {
  private readonly counts = new Map<number, number>();
  private total = 0;

  /** `x` and `y`: 0 to 1 from the upper left corner. */
  add(x: number, y: number): void {
    if (!(x >= 0 && x <= 1 && y >= 0 && y <= 1)) return;
    const cell = cellAt(y) * GRID + cellAt(x);
    this.counts.set(cell, (this.counts.get(cell) ?? 0) + 1);
    this.total += 1;
  }

  get count(): number {
    return this.total;
  }

  /** The cells that have marks, row by row. */
  cells(): PointCell[] {
    return Array.from(this.counts)
      .sort(([one], [two]) => one - two)
      .map(([cell, count]) => ({ column: cell % GRID, row: Math.floor(cell / GRID), count }));
  }
}
