import { codebook, type CodebookLine, factLines, type FileColumn, fileWords } from '@wence/schema';
import { ByteBuffer } from '../output/byte-buffer.js';
import type { CellBatch, FileOutcome, FilePlan, FileWriter } from '../output/file-writer.type.js';
import { BookOutput } from './book-output.js';
import { DataSheet } from './data-sheet.js';
import { columnLetters, SheetXml } from './sheet-xml.js';
import type { PartOutput } from './zip-output.js';

/** A sheet has no more rows, the heads among them, and no more columns. */
export interface SheetLimits {
  readonly rows: number;
  readonly columns: number;
}

const LIMITS: SheetLimits = { rows: 1_048_576, columns: 16_384 };

/** Widths of the columns of codebook and facts, in characters. */
const WIDTHS = [24, 48, 16, 12, 12, 48];

/** The columns by sheets. Each further sheet begins with the first column as well, so that its rows can be told. */
function blocksOf(columns: readonly FileColumn[], most: number): readonly (readonly FileColumn[])[] {
  if (columns.length <= most) return [columns];
  const [first = [], others, step] = [columns.slice(0, 1), columns.slice(1), most - 1];
  return Array.from({ length: Math.ceil(others.length / step) }, (_, index) => [
    ...first,
    ...others.slice(index * step, (index + 1) * step),
  ]);
}

/**
 * A workbook of responses (Spec 3, export type 1): the data with a frozen row of heads, numbers and dates as such, then the codebook and facts about
 * the file. More rows or columns than a sheet takes go to further sheets. Longer texts than a cell takes are cut, and the facts say how many.
 */
export class XlsxFile implements FileWriter {
  private readonly book: BookOutput;
  private readonly data: readonly DataSheet[];
  private rows = 1;
  private dataSheets = 0;

  constructor(
    path: string,
    private readonly plan: FilePlan,
    private readonly limits: SheetLimits = LIMITS,
  ) {
    const { columns, options } = plan.layout;
    this.book = new BookOutput(path);
    this.data = blocksOf(columns, limits.columns).map((block, place) => new DataSheet(block, options, this.nextPart(place)));
  }

  async write({ rows, columns }: CellBatch): Promise<void> {
    for (const sheet of this.data) sheet.take(columns, rows);
    for (let row = 0; row < rows; row += 1) {
      if (this.rows === this.limits.rows) await this.turn();
      for (const sheet of this.data) await sheet.row(row);
      this.rows += 1;
    }
  }

  async end(): Promise<FileOutcome> {
    for (const sheet of this.data) await sheet.end();
    const cutTexts = this.data.reduce((sum, sheet) => sum + sheet.cutTexts, 0);
    const { layout, facts } = this.plan;
    const { sheets } = fileWords(layout.options.language);
    await this.addLines(sheets.codebook, codebook(layout), { hasHeads: true });
    await this.addLines(sheets.facts, factLines(layout, facts, cutTexts), { hasHeads: false });
    await this.book.end();
    return { cutTexts };
  }

  abort(): Promise<void> {
    return this.book.abort();
  }

  /** The first columns go to the zip at once, the others wait beside it. */
  private nextPart(place: number): PartOutput {
    this.dataSheets += 1;
    const { data } = fileWords(this.plan.layout.options.language).sheets;
    return this.book.sheet(this.dataSheets === 1 ? data : `${data} ${this.dataSheets}`, { isBeside: place > 0 });
  }

  /** The sheets are full. */
  private async turn(): Promise<void> {
    for (const [place, sheet] of this.data.entries()) {
      await sheet.end();
      sheet.continueIn(this.nextPart(place));
    }
    this.rows = 1;
  }

  private async addLines(name: string, lines: readonly CodebookLine[], { hasHeads }: { readonly hasHeads: boolean }): Promise<void> {
    const output = this.book.sheet(name);
    const buffer = new ByteBuffer();
    const columns = Math.max(...lines.map(({ length }) => length));
    const sheet = new SheetXml(
      buffer,
      Array.from({ length: columns }, (_, index) => columnLetters(index)),
    );
    sheet.begin({ widths: WIDTHS.slice(0, columns), hasHeads });
    for (const line of lines) {
      sheet.beginRow();
      for (const value of line) sheet.value(value);
      sheet.endRow();
      if (buffer.isFull) await output.write(buffer.take());
    }
    sheet.end();
    await output.write(buffer.take());
    await output.end();
  }
}
