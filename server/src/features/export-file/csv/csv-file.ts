import { columnReader, type FileLayout, type FileValue, instantTexts, type ReadColumn } from '@wence/schema';
import { ByteBuffer } from '../output/byte-buffer.js';
import { FileOutput } from '../output/file-output.js';
import type { CellBatch, FileOutcome, FilePlan, FileWriter } from '../output/file-writer.type.js';
import { csvField, guarded } from './csv-text.js';

/** Spreadsheet programs take a file for UTF-8 by these bytes only. */
const BYTE_ORDER_MARK = Buffer.from('efbbbf', 'hex');
const COMMA = 0x2c;
const LINE_END = Buffer.from('\r\n');

interface CsvColumn {
  readonly read: ReadColumn;
  readonly isInstant: boolean;
  readonly isDate: boolean;
}

/**
 * A table of responses as comma-separated text (RFC 4180, Spec 3 export type 3): UTF-8 with byte order mark, one row of heads, lines that end with CR
 * LF. Dates have a space before their time of day. Texts that spreadsheet programs would run begin with an apostrophe.
 */
export class CsvFile implements FileWriter {
  private readonly buffer = new ByteBuffer();
  private readonly columns: readonly CsvColumn[];
  private readonly instantText: (instant: number) => string;

  private constructor(
    private readonly output: FileOutput,
    { columns, options }: FileLayout,
  ) {
    this.instantText = instantTexts(options);
    this.columns = columns.map((column) => ({
      read: columnReader(column),
      isInstant: column.type === 'instant',
      isDate: column.type === 'date',
    }));
    this.buffer.copy(BYTE_ORDER_MARK);
    for (const [place, { name }] of columns.entries()) {
      if (place > 0) this.buffer.byte(COMMA);
      this.buffer.text(csvField(guarded(name)));
    }
    this.buffer.copy(LINE_END);
  }

  static async create(path: string, { layout }: FilePlan): Promise<CsvFile> {
    return new CsvFile(await FileOutput.create(path), layout);
  }

  async write({ rows, columns }: CellBatch): Promise<void> {
    const values = this.columns.map(({ read }) => read(columns, rows));
    for (let row = 0; row < rows; row += 1) {
      this.line(values, row);
      if (this.buffer.isFull) await this.output.write(this.buffer.take());
    }
  }

  async end(): Promise<FileOutcome> {
    await this.output.write(this.buffer.take());
    await this.output.end();
    return { cutTexts: 0 };
  }

  abort(): Promise<void> {
    return this.output.abort();
  }

  private line(values: readonly ArrayLike<FileValue>[], row: number): void {
    const { buffer, columns } = this;
    for (let place = 0; place < values.length; place += 1) {
      if (place > 0) buffer.byte(COMMA);
      const value = values[place]?.[row] ?? null;
      if (typeof value === 'string') buffer.text(csvField(columns[place]?.isDate ? value.replace('T', ' ') : guarded(value)));
      else if (value === null) continue;
      else if (columns[place]?.isInstant) buffer.text(this.instantText(value));
      else buffer.number(value);
    }
    buffer.copy(LINE_END);
  }
}
