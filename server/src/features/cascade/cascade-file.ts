import { LIMITS, type NewOption } from '@wence/schema';
import { SheetFault } from '../../platform/spreadsheet/sheet-fault.js';
import { sheetRows } from '../../platform/spreadsheet/sheet-rows.js';
import { CascadeTree } from './cascade-tree.js';
import { wrongFile } from './wrong-file.js';

const MEBIBYTE = 1024 * 1024;

/**
 * The options in the first sheet of an .xls or .xlsx file. Its first row holds headings. A0701 for a file they cannot be read from: it is none of
 * these by its contents, unpacks to more than it may, or has more rows than a cascade has options; nothing is read beyond that.
 */
export async function cascadeOptions(file: Buffer): Promise<NewOption[]> {
  const tree = new CascadeTree();
  let rows = 0;
  try {
    for await (const row of sheetRows(file, LIMITS.cascadeUnpackedMegabytes * MEBIBYTE)) {
      if (row.number <= 1) continue;
      rows += 1;
      if (rows > LIMITS.cascadeOptions) throw wrongFile('tooManyRows', row.number, LIMITS.cascadeOptions);
      tree.add(row);
    }
  } catch (error) {
    throw error instanceof SheetFault ? wrongFile(error.reason) : error;
  }
  if (rows === 0) throw wrongFile('empty');
  return tree.options;
}
