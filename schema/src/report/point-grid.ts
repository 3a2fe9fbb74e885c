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

const isShare = (value: number): boolean => value >= 0 && value <= 1;

/** Number of the cell that a mark is in, row by row from 0; null for one beside the picture. `x` and `y`: 0 to 1 from the upper left corner. */
export const gridCellOf = (x: number, y: number): number | null => (isShare(x) && isShare(y) ? cellAt(y) * GRID + cellAt(x) : null);

/** Marks on a picture, counted by cell. */
export class PointGrid {
  private readonly counts = new Map<number, number>();
  private total = 0;

  /** `x` and `y`: 0 to 1 from the upper left corner. */
  add(x: number, y: number): void {
    const cell = gridCellOf(x, y);
    if (cell !== null) this.addCell(cell, 1);
  }

  /** Adds marks in the cell with this number. */
  addCell(cell: number, times: number): void {
    this.counts.set(cell, (this.counts.get(cell) ?? 0) + times);
    this.total += times;
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
