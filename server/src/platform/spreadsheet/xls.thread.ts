import { CFB, type CellObject, type DenseWorkSheet, read } from '@e965/xlsx';
import { serveJobs } from '../threads/serve-jobs.js';
import { numberText, putCell, type SheetRow } from './sheet-row.js';

// The library writes a line for every record it does not know, and a hostile file has a million of them.
Object.assign(console, { error: () => undefined });

serveJobs(function* rows(file: Uint8Array): Iterable<SheetRow[] | null> {
  yield rowsOf(file);
});

/** Null: the file is damaged, locked, or something else in the same container. */
function rowsOf(file: Uint8Array): SheetRow[] | null {
  try {
    // Versions before 1997 use another name; their texts depend on code pages.
    if (!CFB.find(CFB.read(file, { type: 'array' }), '/Workbook')) return null;
    const { SheetNames, Sheets } = read(file, { type: 'array', dense: true, cellFormula: false, cellHTML: false, cellText: false });
    return rowsIn(Sheets[SheetNames[0] ?? ''] as DenseWorkSheet | undefined);
  } catch {
    return null;
  }
}

/** Lists have holes where rows and cells are missing, many thousand in a row: only those that exist are visited. */
function rowsIn(sheet: DenseWorkSheet | undefined): SheetRow[] {
  return Object.entries(sheet?.['!data'] ?? []).flatMap(([index, row]) => {
    const cells: string[] = [];
    for (const [column, cell] of Object.entries(row)) putCell(cells, Number(column), textOf(cell));
    return cells.some((text) => text !== '') ? [{ number: Number(index) + 1, cells }] : [];
  });
}

/** Booleans and errors count as blank. */
function textOf({ t, v }: CellObject): string {
  if (t === 's') return String(v).trim();
  return t === 'n' ? numberText(Number(v)) : '';
}
