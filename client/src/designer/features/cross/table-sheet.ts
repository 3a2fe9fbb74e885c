/** A cell of a sheet: a text, or a number that stays one. */
export type SheetCell = string | number;
export type Sheet = readonly (readonly SheetCell[])[];

/** Spreadsheets take a text that begins like this for a formula, and compute it. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;
const BYTE_ORDER_MARK = '\uFEFF';

/** Texts of strangers must not become formulas. Numbers are left alone: a negative one begins with a minus as well. */
const guarded = (cell: SheetCell): string => (typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell));

function csvCell(cell: SheetCell): string {
  const text = guarded(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A sheet as a csv file (RFC 4180) with the mark by which spreadsheets know UTF-8. */
export const toCsv = (sheet: Sheet): string => `${BYTE_ORDER_MARK}${sheet.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;

/** A sheet as spreadsheets paste it: tabs between cells, which therefore hold neither tabs nor line breaks. */
export const toPasted = (sheet: Sheet): string =>
  sheet.map((row) => row.map((cell) => guarded(cell).replaceAll(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
