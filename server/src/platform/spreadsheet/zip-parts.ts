import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { notSpreadsheet, SheetFault } from './sheet-fault.js';

/** Directory entry of one part of a zip file. */
interface ZipPart {
  readonly isDeflated: boolean;
  readonly start: number;
  readonly packed: number;
}

/** The list of parts ends with this record, and a comment of at most 64 KiB. */
const END_MARK = 0x06054b50;
const END_SIZE = 22;
const END_WITHIN = 65_535 + END_SIZE;
const LISTED_MARK = 0x02014b50;
const LISTED_SIZE = 46;
const LOCAL_MARK = 0x04034b50;
const LOCAL_SIZE = 30;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** A workbook has a few dozen. */
const MOST_PARTS = 2_000;

/**
 * The parts of a zip. What they say of their unpacked size is held against `most` before anything is unpacked, and what comes out is counted once
 * more: a zip that lies is left as soon as more than `most` bytes have come, and never more than a chunk of it is in memory.
 */
export class ZipParts {
  private readonly parts = new Map<string, ZipPart>();

  constructor(
    private readonly file: Buffer,
    private left: number,
  ) {
    this.readList(left);
  }

  has(name: string): boolean {
    return this.parts.has(name);
  }

  /** Unpacks a part as it is read; nothing where there is none. */
  async *bytesOf(name: string): AsyncGenerator<Buffer, void> {
    const part = this.parts.get(name);
    if (!part) return;
    const packed = this.file.subarray(part.start, part.start + part.packed);
    const bytes = Readable.from([packed], { objectMode: false });
    const unpacked = part.isDeflated ? bytes.pipe(createInflateRaw()) : bytes;
    try {
      for await (const chunk of unpacked) {
        const piece = chunk as Buffer; // Neither stream has an encoding.
        this.left -= piece.length;
        if (this.left < 0) throw new SheetFault('tooLarge');
        yield piece;
      }
    } finally {
      unpacked.destroy();
    }
  }

  private readList(most: number): void {
    const { file } = this;
    const end = this.endOfList();
    const count = file.readUInt16LE(end + 10);
    if (count > MOST_PARTS) throw new SheetFault('tooLarge');
    let at = file.readUInt32LE(end + 16);
    let unpacked = 0;
    for (let index = 0; index < count; index += 1) {
      if (file.readUInt32LE(at) !== LISTED_MARK) throw notSpreadsheet();
      unpacked += file.readUInt32LE(at + 24);
      if (unpacked > most) throw new SheetFault('tooLarge');
      const nameLength = file.readUInt16LE(at + 28);
      const name = file.toString('utf8', at + LISTED_SIZE, at + LISTED_SIZE + nameLength);
      this.parts.set(name, this.partAt(at));
      at += LISTED_SIZE + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    }
  }

  private endOfList(): number {
    const { file } = this;
    for (let at = file.length - END_SIZE; at >= Math.max(0, file.length - END_WITHIN); at -= 1) {
      if (file.readUInt32LE(at) === END_MARK) return at;
    }
    throw notSpreadsheet();
  }

  private partAt(listed: number): ZipPart {
    const { file } = this;
    const method = file.readUInt16LE(listed + 10);
    const isEncrypted = (file.readUInt16LE(listed + 8) & ENCRYPTED) !== 0;
    const local = file.readUInt32LE(listed + 42);
    if (isEncrypted || (method !== STORED && method !== DEFLATED) || file.readUInt32LE(local) !== LOCAL_MARK) throw notSpreadsheet();
    const start = local + LOCAL_SIZE + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    return { isDeflated: method === DEFLATED, start, packed: file.readUInt32LE(listed + 20) };
  }
}
