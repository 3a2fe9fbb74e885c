import type { ByteBuffer } from '../output/byte-buffer.js';
import { BIAS } from './sav-dictionary.js';

const ELEMENT = 8;
const SPACES = Buffer.alloc(ELEMENT, 0x20);
const SMALLEST = 1 - BIAS;
const LARGEST = 251 - BIAS;
/** Bytes that stand for no small number: the end, eight bytes that follow, eight spaces, nothing. */
const CODES = { padding: 0, literal: 253, spaces: 254, missing: 255 } as const;

/** Packs the elements of cases: a small whole number, spaces or nothing take one byte. Eight such bytes come before what they do not tell. */
export class CompressedCases {
  private readonly codes = Buffer.alloc(ELEMENT);
  private readonly literals = Buffer.alloc(ELEMENT * ELEMENT);
  private count = 0;
  private literalBytes = 0;

  constructor(private readonly buffer: ByteBuffer) {}

  number(value: number | null): void {
    if (value === null) this.code(CODES.missing);
    else if (Number.isInteger(value) && value >= SMALLEST && value <= LARGEST) this.code(value + BIAS);
    else {
      this.literals.writeDoubleLE(value, this.literalBytes);
      this.literalBytes += ELEMENT;
      this.code(CODES.literal);
    }
  }

  /** Bytes of whole elements. */
  bytes(bytes: Buffer): void {
    for (let from = 0; from < bytes.length; from += ELEMENT) {
      if (bytes.compare(SPACES, 0, ELEMENT, from, from + ELEMENT) === 0) {
        this.code(CODES.spaces);
        continue;
      }
      bytes.copy(this.literals, this.literalBytes, from, from + ELEMENT);
      this.literalBytes += ELEMENT;
      this.code(CODES.literal);
    }
  }

  end(): void {
    while (this.count > 0) this.code(CODES.padding);
  }

  private code(code: number): void {
    this.codes[this.count] = code;
    this.count += 1;
    if (this.count < ELEMENT) return;
    this.buffer.copy(this.codes);
    this.buffer.copy(this.literals.subarray(0, this.literalBytes));
    this.count = 0;
    this.literalBytes = 0;
  }
}
