import { compoundStream } from './compound-file.js';
import { notSpreadsheet } from './sheet-fault.js';
import { numberText, putCell, type SheetRow } from './sheet-row.js';
import { KIND, type XlsRecord, xlsRecords } from './xls-records.js';
import { sharedTexts, TextSource } from './xls-texts.js';

/** The version of workbooks since 1997. */
const VERSION = 0x0600;
const WORKSHEET = 0;

/** The rows of the first sheet of a workbook of the older kind. Its size is that of the file; nothing in it unpacks. */
export function* xlsRows(file: Buffer): Generator<SheetRow, void> {
  const book = compoundStream(file, 'Workbook');
  if (!book) throw notSpreadsheet();
  const { sheetAt, texts } = readBook(book);
  const rows = new Map<number, string[]>();
  let formulaAt: CellPlace | null = null;
  for (const record of xlsRecords(book, sheetAt)) {
    if (record.kind === KIND.end) break;
    if (record.kind === KIND.formulaText && formulaAt) put(rows, formulaAt, new TextSource([record.data, ...record.more]).text());
    for (const cell of cellsOf(record, texts)) put(rows, cell, cell.text);
    if (record.kind === KIND.formula) formulaAt = placeOf(record.data);
  }
  for (const [number, cells] of [...rows].sort(([one], [other]) => one - other)) yield { number: number + 1, cells };
}

/** Returns the offset of the first sheet and the shared strings of its cells. */
function readBook(book: Buffer): { sheetAt: number; texts: readonly string[] } {
  let sheetAt: number | undefined;
  let texts: readonly string[] = [];
  let isFirst = true;
  for (const { kind, data, more } of xlsRecords(book, 0)) {
    if (isFirst && (kind !== KIND.beginning || data.readUInt16LE(0) !== VERSION)) throw notSpreadsheet();
    isFirst = false;
    if (kind === KIND.password) throw notSpreadsheet();
    if (kind === KIND.sheet && data[5] === WORKSHEET) sheetAt ??= data.readUInt32LE(0);
    if (kind === KIND.strings) texts = sharedTexts([data, ...more]);
    if (kind === KIND.end) break;
  }
  if (sheetAt === undefined) throw notSpreadsheet();
  return { sheetAt, texts };
}

interface CellPlace {
  readonly row: number;
  readonly column: number;
}

interface Cell extends CellPlace {
  readonly text: string;
}

const placeOf = (data: Buffer): CellPlace => ({ row: data.readUInt16LE(0), column: data.readUInt16LE(2) });

function put(rows: Map<number, string[]>, { row, column }: CellPlace, text: string): void {
  const trimmed = text.trim();
  if (trimmed === '') return;
  const cells = rows.get(row) ?? [];
  putCell(cells, column, trimmed);
  rows.set(row, cells);
}

/** The cells that a record holds: most hold one. */
function cellsOf({ kind, data, more }: XlsRecord, texts: readonly string[]): Cell[] {
  switch (kind) {
    case KIND.sharedText:
      return [{ ...placeOf(data), text: texts[data.readUInt32LE(6)] ?? '' }];
    case KIND.text:
    case KIND.markedText:
      return [{ ...placeOf(data), text: new TextSource([data.subarray(6), ...more]).text() }];
    case KIND.number:
      return [{ ...placeOf(data), text: numberText(data.readDoubleLE(6)) }];
    case KIND.shortNumber:
      return [{ ...placeOf(data), text: shortNumber(data.readUInt32LE(6)) }];
    case KIND.shortNumbers:
      return shortNumbers(data);
    case KIND.formula:
      // Both upper bytes set: the result is no number, a text follows in a record of its own.
      return data.readUInt16LE(12) === 0xffff ? [] : [{ ...placeOf(data), text: numberText(data.readDoubleLE(6)) }];
    default:
      return [];
  }
}

/** Several cells next to each other: each a format and a short number. */
function shortNumbers(data: Buffer): Cell[] {
  const { row, column } = placeOf(data);
  const count = Math.floor((data.length - 6) / 6);
  return Array.from({ length: count }, (_, index) => ({
    row,
    column: column + index,
    text: shortNumber(data.readUInt32LE(6 + index * 6)),
  }));
}

/** A number in four bytes: a whole one or the upper half of a broken one, in hundredths if the lowest bit says so. */
function shortNumber(bits: number): string {
  const half = Buffer.alloc(8);
  half.writeUInt32LE((bits & ~3) >>> 0, 4);
  const value = (bits & 2) === 0 ? half.readDoubleLE(0) : (bits | 0) >> 2;
  return numberText((bits & 1) === 0 ? value : value / 100);
}
