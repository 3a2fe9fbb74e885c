/** A non-empty row of a sheet. */
export interface SheetRow {
  /** Counted from 1, as spreadsheet programs do. */
  readonly number: number;
  /** Texts from the first column on; an empty text where a cell is blank. */
  readonly cells: readonly string[];
}

/** How the cells of a sheet are taken. */
export interface CellRules {
  /** Columns further out are looked at as one: that there is something is all that anybody wants to know. */
  readonly columns: number;
  /** Spaces around a text are left out. */
  readonly trims: boolean;
}

export const FEW_COLUMNS: CellRules = { columns: 64, trims: true };

/** Puts a text into a row under construction; columns that were passed over are blank. */
export function putCell(cells: string[], column: number, given: string, { columns, trims }: CellRules = FEW_COLUMNS): void {
  const text = trims ? given.trim() : given;
  const place = Math.min(column, columns - 1);
  while (cells.length <= place) cells.push('');
  if (text !== '') cells[place] = text;
}

/** A number as a person would type it. */
export const numberText = (value: number): string => (Number.isFinite(value) ? String(value) : '');
