import { rm } from 'node:fs/promises';
import { FileOutput } from '../output/file-output.js';
import { addBookParts, sheetPart } from './book-parts.js';
import { type PartOutput, ZipOutput } from './zip-output.js';

/** A sheet that is written while another goes to the zip: a file of its own, packed at the end. */
class SpooledSheet implements PartOutput {
  private file: FileOutput | null = null;

  constructor(
    readonly part: string,
    readonly path: string,
  ) {}

  async write(bytes: Uint8Array): Promise<void> {
    this.file ??= await FileOutput.create(this.path);
    await this.file.write(bytes);
  }

  async end(): Promise<void> {
    await this.file?.end();
    this.file = null;
  }

  async remove(): Promise<void> {
    await this.end();
    await rm(this.path, { force: true });
  }
}

/** A workbook whose sheets have the order in which they were begun. */
export class BookOutput {
  private readonly zip: ZipOutput;
  private readonly names: string[] = [];
  private readonly spooled: SpooledSheet[] = [];

  constructor(private readonly path: string) {
    this.zip = new ZipOutput(path);
  }

  /** Begins a sheet. One at a time goes to the zip; another one is begun with `isBeside`. */
  sheet(name: string, { isBeside = false } = {}): PartOutput {
    this.names.push(name);
    const number = this.names.length;
    if (!isBeside) return this.zip.part(sheetPart(number));
    const spooled = new SpooledSheet(sheetPart(number), `${this.path}.sheet${number}`);
    this.spooled.push(spooled);
    return spooled;
  }

  async end(): Promise<void> {
    for (const { part, path } of this.spooled) this.zip.addFile(part, path);
    addBookParts(this.zip, this.names);
    await this.zip.end();
    for (const sheet of this.spooled) await sheet.remove();
  }

  async abort(): Promise<void> {
    await this.zip.abort();
    for (const sheet of this.spooled) await sheet.remove();
  }
}
