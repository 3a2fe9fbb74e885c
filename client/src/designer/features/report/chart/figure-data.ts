/** One row of a list of figures: an option, a value, a ranked item. */
export interface ListRow {
  readonly key: string | number;
  readonly label: string;
  /** Deleted since; it keeps the answers it got. */
  readonly isRetired?: boolean;
  /** Drawn in grey: deleted, or many rows in one. */
  readonly isFaded?: boolean;
  /** What its bar, column or slice stands for. */
  readonly value: number;
  /** Its figures as text, first the one that is drawn. */
  readonly figures: readonly string[];
}

/** Rows with one number each, as a table and as a chart. */
export interface List {
  /** Heading of the labels. */
  readonly head: string;
  readonly figureHeads: readonly string[];
  /** Value of a bar that fills the whole width. */
  readonly most: number;
  readonly rows: readonly ListRow[];
}

export interface GridCell {
  readonly count: number;
  /** Share of the row, 0 to 100. */
  readonly percent: number;
}

export interface GridRow {
  readonly key: number;
  readonly label: string;
  readonly isRetired: boolean;
  /** Answers to the row. */
  readonly base: number;
  /** Facts as text, in the order of the fact heads. */
  readonly facts: readonly string[];
  /** Cells in the order of the columns; null where a row has no such column. */
  readonly cells: readonly (GridCell | null)[];
}

/** Rows by columns, as a table and as a chart. */
export interface Grid {
  /** Heading of the first column. */
  readonly head: string;
  readonly factHeads: readonly string[];
  readonly columns: readonly { readonly key: string | number; readonly label: string }[];
  readonly rows: readonly GridRow[];
}

/** Spec 8: empty values show '--'. */
export const EMPTY = '--';

/** A share with one decimal. */
export const formatPercent = (percent: number): string => `${percent.toFixed(1)}%`;
