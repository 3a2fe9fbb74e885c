import { notSpreadsheet, SheetFault } from './sheet-fault.js';
import type { SheetRow } from './sheet-row.js';
import { xlsRows } from './xls-rows.js';
import { xlsxRows } from './xlsx-rows.js';
import { ZipParts } from './zip-parts.js';

const ZIP = Buffer.from('504b0304', 'hex');
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * The rows of the first sheet of an .xls or .xlsx file that say something, told by its contents and not by its name. Whoever has enough stops asking,
 * and nothing more is unpacked. Throws a `SheetFault`: it is neither, it is damaged or locked, or more than `most` bytes come out of it.
 */
export async function* sheetRows(file: Buffer, most: number): AsyncGenerator<SheetRow, void> {
  try {
    if (begins(file, ZIP)) yield* xlsxRows(new ZipParts(file, most));
    else if (begins(file, COMPOUND)) yield* xlsRows(file);
    else throw notSpreadsheet();
  } catch (error) {
    // Any other error means a damaged file, e.g. one with offsets beyond its end.
    throw error instanceof SheetFault ? error : notSpreadsheet(error);
  }
}

const begins = (file: Buffer, mark: Buffer): boolean => file.subarray(0, mark.length).equals(mark);
