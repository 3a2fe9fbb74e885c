import { columnReader, type FileLayout, type FileValue, instantTexts, type ReadColumn } from '@wence/schema';
import { ByteBuffer } from '../output/byte-buffer.js';
import { FileOutput } from '../output/file-output.js';
import type { CellBatch, FileOutcome, FilePlan, FileWriter } from '../output/file-writer.type.js';

const OBJECT_END = Buffer.from('}\n');

interface JsonColumn {
  readonly read: ReadColumn;
  readonly isInstant: boolean;
  /** What stands before its value: a brace or comma, and its name. */
  readonly before: Buffer;
}

/** Responses as lines of JSON: an object each, values by the name of their column, `null` where there is none. Instants are texts in ISO 8601. */
export class NdjsonFile implements FileWriter {
  private readonly buffer = new ByteBuffer();
  private readonly columns: readonly JsonColumn[];
  private readonly instantText: (instant: number) => string;

  private constructor(
    private readonly output: FileOutput,
    { columns, options }: FileLayout,
  ) {
    this.instantText = instantTexts({ ...options, kind: 1 });
    this.columns = columns.map((column, place) => ({
      read: columnReader(column),
      isInstant: column.type === 'instant',
      before: Buffer.from(`${place === 0 ? '{' : ','}${JSON.stringify(column.name)}:`),
    }));
  }

  static async create(path: string, { layout }: FilePlan): Promise<NdjsonFile> {
    return new NdjsonFile(await FileOutput.create(path), layout);
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
    const { buffer } = this;
    for (const [place, { before, isInstant }] of this.columns.entries()) {
      const value = values[place]?.[row] ?? null;
      buffer.copy(before);
      if (typeof value === 'string') buffer.text(JSON.stringify(value));
      else if (value === null) buffer.text('null');
      else if (isInstant) buffer.text(`"${this.instantText(value)}"`);
      else buffer.number(value);
    }
    buffer.copy(OBJECT_END);
  }
}
