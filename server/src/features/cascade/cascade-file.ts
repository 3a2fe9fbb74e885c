import { LIMITS, type NewOption } from '@wence/schema';
import { SheetFault } from '../../platform/spreadsheet/sheet-fault.js';
import { sheetRows } from '../../platform/spreadsheet/sheet-rows.js';
import { CascadeTree } from './cascade-tree.js';
import { WrongFile } from './wrong-file.js';

const MEBIBYTE = 1024 * 1024;

/** JSON of the options in a file, or what is wrong with the file. */
export type ReadCascade =
  | { readonly ok: true; readonly options: string }
  | { readonly ok: false; readonly fault: Pick<WrongFile, 'reason' | 'row' | 'limit'> };

/**
 * Reads the options in the first sheet of an .xls or .xlsx file. Its first row holds headings. A file is wrong if it is none of these by its contents,
 * unpacks to more than it may, or has more rows than a cascade has options; nothing is read beyond that.
 */
export async function readCascade(file: Buffer): Promise<ReadCascade> {
  try {
    return { ok: true, options: JSON.stringify(await optionsIn(file)) };
  } catch (error) {
    const fault = error instanceof SheetFault ? new WrongFile(error.reason) : error;
    if (!(fault instanceof WrongFile)) throw error;
    const { reason, row, limit } = fault;
    return { ok: false, fault: { reason, row, limit } };
  }
}

async function optionsIn(file: Buffer): Promise<NewOption[]> {
  const tree = new CascadeTree();
  let rows = 0;
  for await (const row of sheetRows(file, LIMITS.cascadeUnpackedMegabytes * MEBIBYTE)) {
    if (row.number <= 1) continue;
    rows += 1;
    if (rows > LIMITS.cascadeOptions) throw new WrongFile('tooManyRows', row.number, LIMITS.cascadeOptions);
    tree.add(row);
  }
  if (rows === 0) throw new WrongFile('empty');
  return tree.options;
}
