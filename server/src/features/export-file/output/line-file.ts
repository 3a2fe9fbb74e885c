import { columnReader, type FileLayout, type FileValue, type ReadColumn } from '@wence/schema';
import { ByteBuffer } from './byte-buffer.js';
import { FileOutput } from './file-output.js';
import type { CellBatch, FileOutcome, FileWriter } from './file-writer.type.js';

/** A format of lines, one for each response. */
export interface LineFormat {
  /** Writes the lines before the first response. */
  readonly head?: (buffer: ByteBuffer) => void;
  /** Writes one response. `values`: those of each column, of which the ones at `row` are meant. */
  readonly line: (buffer: ByteBuffer, values: readonly ArrayLike<FileValue>[], row: number) => void;
}

/** A file with a line for each response. */
export class LineFile implements FileWriter {
  private readonly buffer = new ByteBuffer();
  private readonly readers: readonly ReadColumn[];

  private constructor(
    private readonly output: FileOutput,
    { columns }: FileLayout,
    private readonly format: LineFormat,
  ) {
    this.readers = columns.map(columnReader);
    format.head?.(this.buffer);
  }

  static async create(path: string, layout: FileLayout, format: LineFormat): Promise<LineFile> {
    return new LineFile(await FileOutput.create(path), layout, format);
  }

  async write({ rows, columns }: CellBatch): Promise<void> {
    const values = this.readers.map((read) => read(columns, rows));
    for (let row = 0; row < rows; row += 1) {
      this.format.line(this.buffer, values, row);
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
}
