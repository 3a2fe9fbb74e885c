import type { Cell, Column, Measure, MissingCode } from '../export/column.js';

/**
 * Type of the values in a column of a file. `integer`: whole numbers, missing codes among them. `date`: local dates as in the cells of the plan, `2026-03-31`, `2026-03`, `2026`, `2026-03-31T18:05`. `time`: local
 * time of day, `18:05` or `18:05:30`. `instant`: milliseconds since 1970-01-01 UTC.
 */
export type FileType = 'text' | 'integer' | 'number' | 'date' | 'time' | 'instant';

/** A value as it goes into a file: a number, a text, or nothing. */
export type FileValue = Cell;

/** A value that a column of a file can have, with what it means. */
export interface FileLabel {
  /** As it stands in a file of codes. */
  readonly code: FileValue;
  /** As it stands in a file of texts. */
  readonly title: string;
}

/** A way in which cells of the plan become the values of a file. */
export type Recipe =
  /** The cell as it is. */
  | { readonly way: 'same' }
  /** By a table; a cell that it does not have stays as it is, or becomes nothing. */
  | { readonly way: 'mapped'; readonly to: ReadonlyMap<Cell, FileValue>; readonly others: 'same' | 'nothing' }
  /** Joins the texts of those of several columns that are 1. If none was asked, it is the missing code if there is one that files show, else nothing. */
  | { readonly way: 'joined'; readonly texts: readonly string[]; readonly missing: readonly MissingCode[] };

/** A column of a file. */
export interface FileColumn extends Pick<Column, 'key' | 'name' | 'label'> {
  readonly type: FileType;
  readonly measure: Measure;
  /** The values with words, without missing codes. */
  readonly labels: readonly FileLabel[];
  /** Missing codes that the file has in this column. */
  readonly missing: readonly MissingCode[];
  /** Key of the multi-response set that the column is one flag of. */
  readonly set?: string;
  /** The columns of the plan that it is made of: places among the sources of the layout. */
  readonly sources: readonly number[];
  readonly recipe: Recipe;
}
