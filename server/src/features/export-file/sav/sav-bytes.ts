/** Numbers of a .sav file are little-endian. */
export function integers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeInt32LE(value, 4 * index);
  return bytes;
}

export function doubles(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(8 * values.length);
  for (const [index, value] of values.entries()) bytes.writeDoubleLE(value, 8 * index);
  return bytes;
}

const CONTINUES = 0x80;
const LEADING_BITS = 0xc0;

/**
 * The beginning of a text in UTF-8, at most so many bytes, never a part of a character. Programs that read the format take a NUL for the end
 * of a text and would lose what follows it, so a space stands in its place.
 */
export function cutText(text: string, most: number): Buffer {
  const bytes = Buffer.from(text.replaceAll('\0', ' '));
  if (bytes.length <= most) return bytes;
  let end = most;
  while (end > 0 && ((bytes[end] ?? 0) & LEADING_BITS) === CONTINUES) end -= 1;
  return bytes.subarray(0, end);
}

const SPACE = 0x20;

/** So many bytes of a text, with spaces behind it. */
export function paddedText(text: string, length: number): Buffer {
  const bytes = Buffer.alloc(length, SPACE);
  cutText(text, length).copy(bytes);
  return bytes;
}

/** The bytes with spaces behind them, up to the next multiple of a size. */
export function roundedUp(bytes: Buffer, size: number): Buffer {
  const rounded = Buffer.alloc(Math.ceil(bytes.length / size) * size, SPACE);
  bytes.copy(rounded);
  return rounded;
}

const EXTENSION = 7;

/** A record of the kind that readers pass over if they do not know it: elements of one size. */
export const extension = (kind: number, size: number, data: Buffer): Buffer =>
  Buffer.concat([integers(EXTENSION, kind, size, data.length / size), data]);
