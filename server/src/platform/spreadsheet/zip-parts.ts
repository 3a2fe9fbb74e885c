import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { SheetFault } from './sheet-fault.js';

/** A workbook has a few dozen. */
const MOST_PARTS = 2_000;

/**
 * The parts of a zip file. Their declared unpacked sizes are checked against `most` before anything is unpacked, and the bytes that come out are
 * counted as well: unpacking a file whose declared sizes are wrong stops after `most` bytes, with only a few chunks of it in memory.
 */
export class ZipParts {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    private left: number,
  ) {}

  static async open(file: Buffer, most: number): Promise<ZipParts> {
    const zip = await fromBufferPromise(file, { validateEntrySizes: false });
    if (zip.entryCount > MOST_PARTS) throw new SheetFault('tooLarge');
    const entries = new Map<string, Entry>();
    let declared = 0;
    for await (const entry of zip.eachEntry()) {
      declared += entry.uncompressedSize;
      if (declared > most) throw new SheetFault('tooLarge');
      entries.set(entry.fileName, entry);
    }
    return new ZipParts(zip, entries, most);
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** Unpacks a part while it is being read. Yields nothing if there is no such part. */
  async *bytesOf(name: string): AsyncGenerator<Buffer, void> {
    const entry = this.entries.get(name);
    if (!entry) return;
    for await (const chunk of await this.zip.openReadStreamPromise(entry)) {
      const piece = chunk as Buffer; // The stream has no encoding.
      this.left -= piece.length;
      if (this.left < 0) throw new SheetFault('tooLarge');
      yield piece;
    }
  }
}
