import { isUtf8 } from 'node:buffer';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { SheetFault } from './sheet-fault.js';
import type { SheetRow } from './sheet-row.js';
import { xlsxRows } from './xlsx-rows.js';
import { ZipParts } from './zip-parts.js';

const MEBIBYTE = 1024 * 1024;
const ZIP = Buffer.from('504b', 'hex');
/** Bytes that are decoded at once. */
const PIECE = 256 * 1024;
const RECORD = 16 * MEBIBYTE;
const SEPARATORS = [',', ';', '\t'] as const;

/** What a table may be at most. */
export interface TableLimits {
  readonly columns: number;
  /** The most that may come out of a workbook. */
  readonly unpackedMegabytes: number;
}

/**
 * The rows of a table that say something: of the first sheet of an .xlsx file or of a CSV file, told by its contents. CSV is UTF-8, with or without a
 * mark, or else GB18030, as Chinese spreadsheet programs save it; what separates its cells is told by the first line. Throws a `SheetFault`.
 */
export async function* tableRows(file: Buffer, { columns, unpackedMegabytes }: TableLimits): AsyncGenerator<SheetRow, void> {
  try {
    if (file.subarray(0, ZIP.length).equals(ZIP))
      yield* xlsxRows(await ZipParts.open(file, unpackedMegabytes * MEBIBYTE), { columns, trims: false });
    else yield* csvRows(file, columns);
  } catch (error) {
    if (error instanceof SheetFault) throw error;
    throw new SheetFault('notSpreadsheet', error);
  }
}

async function* csvRows(file: Buffer, most: number): AsyncGenerator<SheetRow, void> {
  if (file.includes(0)) throw new SheetFault('notSpreadsheet');
  const encoding = isUtf8(file) ? 'utf-8' : 'gb18030';
  const parser = parse({ delimiter: separatorOf(file), relax_column_count: true, skip_empty_lines: false, max_record_size: RECORD });
  // An error in the text has to reach whoever reads the rows; a plain pipe would let it end the process.
  pipeline(Readable.from(textOf(file, encoding)), parser, () => undefined);
  let number = 0;
  try {
    for await (const record of parser) {
      number += 1;
      const cells = record as string[]; // Without headings a record is the list of its cells.
      if (cells.length > most) throw new SheetFault('tooLarge');
      if (cells.some((text) => text !== '')) yield { number, cells };
    }
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE') throw new SheetFault('tooLarge', error);
    throw error;
  }
}

function* textOf(file: Buffer, encoding: string): Generator<string> {
  // Texts that are neither are no table; a mark at the start is left out.
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let at = 0; at < file.length; at += PIECE) yield decoder.decode(file.subarray(at, at + PIECE), { stream: true });
  yield decoder.decode();
}

/** The separator that the first line has most of. */
function separatorOf(file: Buffer): string {
  const line = file.subarray(0, PIECE).toString('latin1').split('\n', 1)[0] ?? '';
  const counts = SEPARATORS.map((separator) => ({ separator, count: line.split(separator).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).separator;
}
