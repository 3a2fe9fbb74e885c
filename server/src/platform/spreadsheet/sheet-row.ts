/** A non-empty row of a sheet. */
export interface SheetRow {
  /** Counted from 1, as spreadsheet programs do. */
  readonly number: number;
  /** Texts from the first column on; an empty text where a cell is blank. */
  readonly cells: readonly string[];
}

/** Columns further out are looked at as one: that there is something is all that anybody wants to know. */
export const MOST_COLUMNS = 64;

/** Puts a text into a row under construction; columns that were passed over are blank. */
export function putCell(cells: string[], column: number, text: string): void {
  const place = Math.min(column, MOST_COLUMNS - 1);
  while (cells.length <= place) cells.push('');
  if (text !== '') cells[place] = text;
}

/** A number as a person would type it. */
export const numberText = (value: number): string => (Number.isFinite(value) ? String(value) : '');
