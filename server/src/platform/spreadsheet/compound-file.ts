import { notSpreadsheet } from './sheet-fault.js';

/** Signs of the chains in which sectors follow one another: no further one. */
const LAST_SECTOR = 0xfffffffa;
const HEADER_SIZE = 512;
const ENTRY_SIZE = 128;
const STREAM = 2;
const ROOT = 5;

/**
 * A stream of a compound file, the container of older office documents, by its name; undefined: it has none of that name. Chains of sectors that
 * are longer than the file has sectors go round in a circle, and are refused.
 */
export function compoundStream(file: Buffer, name: string): Buffer | undefined {
  const { small, large, smallBelow, entries } = new CompoundFile(file);
  const found = entries.find((entry) => entry.kind === STREAM && entry.name === name);
  if (!found) return undefined;
  const bytes = found.size < smallBelow ? small(found.start) : large(found.start);
  if (bytes.length < found.size) throw notSpreadsheet();
  return bytes.subarray(0, found.size);
}

interface Entry {
  readonly name: string;
  readonly kind: number;
  readonly start: number;
  readonly size: number;
}

class CompoundFile {
  readonly smallBelow: number;
  readonly entries: readonly Entry[];
  private readonly sectorSize: number;
  private readonly smallSize: number;
  private readonly next: readonly number[];
  private readonly nextSmall: readonly number[];
  private readonly smallSectors: Buffer;

  constructor(private readonly file: Buffer) {
    this.sectorSize = 2 ** file.readUInt16LE(30);
    this.smallSize = 2 ** file.readUInt16LE(32);
    if (![512, 4096].includes(this.sectorSize) || this.smallSize !== 64) throw notSpreadsheet();
    this.smallBelow = file.readUInt32LE(56);
    this.next = this.readChains();
    this.entries = this.readEntries();
    const root = this.entries.find(({ kind }) => kind === ROOT);
    this.nextSmall = numbersIn(this.large(file.readUInt32LE(60)));
    this.smallSectors = root ? this.large(root.start) : Buffer.alloc(0);
  }

  /** Bytes of the chain of sectors that begins here. */
  readonly large = (start: number): Buffer =>
    Buffer.concat(chain(this.next, start, this.file.length / this.sectorSize).map((sector) => this.sector(sector)));

  /** Short streams share sectors, in pieces of 64 bytes. */
  readonly small = (start: number): Buffer =>
    Buffer.concat(
      chain(this.nextSmall, start, this.file.length / this.smallSize).map((piece) =>
        this.smallSectors.subarray(piece * this.smallSize, (piece + 1) * this.smallSize),
      ),
    );

  private sector(index: number): Buffer {
    const at = (index + 1) * this.sectorSize;
    return this.file.subarray(at, at + this.sectorSize);
  }

  /** Reads the next sector of each sector. The header names the first 109 sectors of this table; a chain of sectors names the others. */
  private readChains(): readonly number[] {
    const { file } = this;
    const most = Math.ceil(file.length / this.sectorSize);
    const named = numbersIn(file.subarray(76, HEADER_SIZE));
    let more = file.readUInt32LE(68);
    for (let read = 0; more < LAST_SECTOR; read += 1) {
      const list = numbersIn(this.sector(more));
      if (read > most || list.length === 0) throw notSpreadsheet();
      named.push(...list.slice(0, -1));
      more = list.at(-1) ?? LAST_SECTOR;
    }
    const sectors = named.filter((sector) => sector < LAST_SECTOR);
    if (sectors.length > most) throw notSpreadsheet();
    return sectors.flatMap((sector) => numbersIn(this.sector(sector)));
  }

  private readEntries(): readonly Entry[] {
    const bytes = this.large(this.file.readUInt32LE(48));
    return Array.from({ length: Math.floor(bytes.length / ENTRY_SIZE) }, (_, index) => {
      const entry = bytes.subarray(index * ENTRY_SIZE, (index + 1) * ENTRY_SIZE);
      const name = entry.toString('utf16le', 0, Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2));
      return { name, kind: entry[66] ?? 0, start: entry.readUInt32LE(116), size: entry.readUInt32LE(120) };
    });
  }
}

function chain(next: readonly number[], start: number, most: number): number[] {
  const sectors: number[] = [];
  for (let sector = start; sector < LAST_SECTOR; sector = next[sector] ?? LAST_SECTOR) {
    if (sectors.length >= most) throw notSpreadsheet();
    sectors.push(sector);
  }
  return sectors;
}

const numbersIn = (bytes: Buffer): number[] =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4));
