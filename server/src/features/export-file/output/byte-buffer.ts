const START = 512 * 1024;
/** From this length on it is handed over. */
const FULL = 256 * 1024;
/** Longer texts are encoded by the runtime, shorter ones are faster in place. */
const SHORT = 24;
const ASCII = 0x7f;
const MOST_BYTES_PER_UNIT = 3;
const ZERO = 0x30;
const MINUS = 0x2d;
/** Larger numbers have their text from the runtime. */
const SIMPLE = 1_000_000_000;

/** Bytes on their way out, in one piece of memory that is used again and again. It grows to the longest row. */
export class ByteBuffer {
  private bytes = Buffer.allocUnsafe(START);
  private length = 0;

  get isFull(): boolean {
    return this.length >= FULL;
  }

  /** The bytes so far; they are good until the next one is written. */
  take(): Buffer {
    const taken = this.bytes.subarray(0, this.length);
    this.length = 0;
    return taken;
  }

  byte(byte: number): void {
    if (this.length === this.bytes.length) this.reserve(1);
    this.bytes[this.length] = byte;
    this.length += 1;
  }

  copy(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** Writes a text in UTF-8. */
  text(text: string): void {
    this.reserve(text.length * MOST_BYTES_PER_UNIT);
    if (text.length <= SHORT && this.isWrittenAsAscii(text)) return;
    this.length += this.bytes.write(text, this.length, 'utf8');
  }

  /** Writes a number as JavaScript writes it. */
  number(number: number): void {
    if (number >= SIMPLE || number <= -SIMPLE || !Number.isInteger(number)) {
      this.text(String(number));
      return;
    }
    let rest = number;
    if (rest < 0) {
      this.byte(MINUS);
      rest = -rest;
    }
    let digits = 1;
    for (let ten = 10; ten <= rest; ten *= 10) digits += 1;
    this.reserve(digits);
    for (let at = this.length + digits - 1; at >= this.length; at -= 1) {
      const tens = (rest / 10) | 0;
      this.bytes[at] = ZERO + rest - tens * 10;
      rest = tens;
    }
    this.length += digits;
  }

  private isWrittenAsAscii(text: string): boolean {
    for (let index = 0; index < text.length; index += 1) {
      const unit = text.charCodeAt(index);
      if (unit > ASCII) return false;
      this.bytes[this.length + index] = unit;
    }
    this.length += text.length;
    return true;
  }

  private reserve(more: number): void {
    const needed = this.length + more;
    if (needed <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.bytes.length));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}
