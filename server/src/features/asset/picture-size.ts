import type { Sample } from '../../platform/files/object-store.js';
import type { PictureKind } from './picture-kind.js';

/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

type Read = (head: Buffer) => PictureSize;

/** Markers of frames that state a size: all of C0 to CF but tables, extensions and arithmetic conditioning. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Goes from segment to segment up to the frame. */
const jpg: Read = (head) => {
  let at = 2;
  while (!isFrame(head.readUInt8(at + 1))) at += 2 + head.readUInt16BE(at + 2);
  return { width: head.readUInt16BE(at + 7), height: head.readUInt16BE(at + 5) };
};

const webp: Read = (head) => {
  const form = head.toString('latin1', 12, 16);
  if (form === 'VP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
  if (form === 'VP8 ') return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
  const bits = head.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

const READ: Readonly<Record<PictureKind, Read>> = {
  png: (head) => ({ width: head.readUInt32BE(16), height: head.readUInt32BE(20) }),
  gif: (head) => ({ width: head.readUInt16LE(6), height: head.readUInt16LE(8) }),
  bmp: (head) => ({ width: Math.abs(head.readInt32LE(18)), height: Math.abs(head.readInt32LE(22)) }),
  jpg,
  webp,
};

/** Largest width or height that any of these formats is made with; more is a broken header. */
const LARGEST = 65_535;

/** The size that the head of a picture states; null if it is cut off before that, or states none. */
export function pictureSizeOf(kind: PictureKind, { head }: Sample): PictureSize | null {
  try {
    const { width, height } = READ[kind](head);
    return [width, height].every((side) => side > 0 && side <= LARGEST) ? { width, height } : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // The head ends before it has said so.
    throw error;
  }
}
