import {
  columnReader,
  type FileColumn,
  type FileOptions,
  type FileValue,
  type OffsetAt,
  type ReadColumn,
  zoneOffsets,
} from '@wence/schema';
import { ByteBuffer } from '../output/byte-buffer.js';
import { serialOfDate, serialOfInstant, serialOfTime } from './serial-date.js';
import { columnLetters, SheetXml } from './sheet-xml.js';
import type { PartOutput } from './zip-output.js';

/** Writes a value that is not empty. */
type WriteCell = (sheet: SheetXml, value: string | number) => void;

const plainCell: WriteCell = (sheet, value) => sheet.value(value);

function dateCell(sheet: SheetXml, value: string | number): void {
  const date = typeof value === 'string' ? serialOfDate(value) : null;
  if (date === null) sheet.value(typeof value === 'string' ? value.replace('T', ' ') : value);
  else sheet.date(date);
}

function timeCell(sheet: SheetXml, value: string | number): void {
  const time = typeof value === 'string' ? serialOfTime(value) : null;
  if (time === null) sheet.value(value);
  else sheet.date(time);
}

/** The clocks of the zone, or UTC in files of codes. */
function instantCell({ kind, timeZone }: FileOptions): WriteCell {
  const offsetAt: OffsetAt = kind === 1 ? () => 0 : zoneOffsets(timeZone);
  return (sheet, value) => {
    const instant = Number(value);
    const date = serialOfInstant(instant + offsetAt(instant));
    if (date === null) sheet.text(new Date(instant).toISOString());
    else sheet.date(date);
  };
}

function cellOf({ type }: FileColumn, options: FileOptions): WriteCell {
  if (type === 'instant') return instantCell(options);
  if (type === 'date') return dateCell;
  return type === 'time' ? timeCell : plainCell;
}

/** Some columns of the data, whose rows go to one sheet after the other. */
export class DataSheet {
  private readonly buffer = new ByteBuffer();
  private readonly letters: readonly string[];
  private readonly readers: readonly ReadColumn[];
  private readonly cells: readonly WriteCell[];
  private values: readonly ArrayLike<FileValue>[] = [];
  private sheet: SheetXml;
  private finishedCuts = 0;

  constructor(
    private readonly columns: readonly FileColumn[],
    options: FileOptions,
    private output: PartOutput,
  ) {
    this.letters = columns.map((_, index) => columnLetters(index));
    this.readers = columns.map(columnReader);
    this.cells = columns.map((column) => cellOf(column, options));
    this.sheet = this.begun();
  }

  get cutTexts(): number {
    return this.finishedCuts + this.sheet.cutTexts;
  }

  /** Takes a batch; its rows are written by `row`. */
  take(cells: Parameters<ReadColumn>[0], rows: number): void {
    this.values = this.readers.map((read) => read(cells, rows));
  }

  async row(row: number): Promise<void> {
    const { sheet, values, cells } = this;
    sheet.beginRow();
    for (let place = 0; place < values.length; place += 1) {
      const value = values[place]?.[row] ?? null;
      if (value === null) sheet.skip();
      else cells[place]?.(sheet, value);
    }
    sheet.endRow();
    if (this.buffer.isFull) await this.output.write(this.buffer.take());
  }

  /** The rows that follow go to another sheet. */
  continueIn(output: PartOutput): void {
    this.finishedCuts += this.sheet.cutTexts;
    this.output = output;
    this.sheet = this.begun();
  }

  async end(): Promise<void> {
    this.sheet.end();
    await this.output.write(this.buffer.take());
    await this.output.end();
  }

  private begun(): SheetXml {
    const sheet = new SheetXml(this.buffer, this.letters);
    sheet.begin({ hasHeads: true });
    sheet.beginRow();
    for (const { name } of this.columns) sheet.text(name);
    sheet.endRow();
    return sheet;
  }
}
