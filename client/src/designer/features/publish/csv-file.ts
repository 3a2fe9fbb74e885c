/** Spreadsheet programs take a file without it for one in the language of the system. */
const BOM = '\ufeff';
/** Signs with which spreadsheet programs take a text for a formula; full-width ones as well, where Chinese is typed. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  return `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
}

/** A table for spreadsheet programs; the first row holds the heads of the columns. */
export function csvFile(rows: readonly (readonly (string | number)[])[]): Blob {
  const lines = rows.map((row) => row.map(cell).join(','));
  return new Blob([BOM, `${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}
