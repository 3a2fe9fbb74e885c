import { notSpreadsheet } from './sheet-fault.js';

/** Flags of a text: two bytes a character, with marks of its own, with a note on how it sounds. */
const WIDE = 1;
const SOUNDED = 4;
const MARKED = 8;

/** Reads texts out of a record and those that go on with it. A text that is cut says anew, in the next record, how wide its characters are. */
export class TextSource {
  private part = 0;
  private at = 0;

  constructor(private readonly parts: readonly Buffer[]) {}

  /** A text that is preceded by its length in characters. */
  text(): string {
    const length = this.number(2);
    const flags = this.number(1);
    const marks = flags & MARKED ? this.number(2) : 0;
    const sound = flags & SOUNDED ? this.number(4) : 0;
    const text = this.characters(length, (flags & WIDE) !== 0);
    this.skip(marks * 4 + sound);
    return text;
  }

  number(bytes: 1 | 2 | 4): number {
    const part = this.here();
    if (this.at + bytes > part.length) throw notSpreadsheet();
    const value = part.readUIntLE(this.at, bytes);
    this.at += bytes;
    return value;
  }

  skip(bytes: number): void {
    for (let left = bytes; left > 0; ) {
      const step = Math.min(left, this.here().length - this.at);
      this.at += step;
      left -= step;
    }
  }

  private characters(length: number, isWideAtFirst: boolean): string {
    let isWide = isWideAtFirst;
    let text = '';
    for (let left = length; left > 0; ) {
      const before = this.part;
      const part = this.here();
      if (this.part > before) isWide = (this.number(1) & WIDE) !== 0;
      const width = isWide ? 2 : 1;
      const count = Math.min(left, Math.floor((part.length - this.at) / width));
      if (count === 0) throw notSpreadsheet();
      text += part.toString(isWide ? 'utf16le' : 'latin1', this.at, this.at + count * width);
      this.at += count * width;
      left -= count;
    }
    return text;
  }

  /** The part in which there is something left. */
  private here(): Buffer {
    while (this.at >= (this.parts[this.part]?.length ?? 0)) {
      this.part += 1;
      this.at = 0;
      if (this.part >= this.parts.length) throw notSpreadsheet();
    }
    return this.parts[this.part] ?? Buffer.alloc(0);
  }
}

/** The texts that the cells of a workbook share. */
export function sharedTexts(parts: readonly Buffer[]): string[] {
  const source = new TextSource(parts);
  source.skip(4);
  const count = source.number(4);
  const texts: string[] = [];
  while (texts.length < count) texts.push(source.text());
  return texts;
}
