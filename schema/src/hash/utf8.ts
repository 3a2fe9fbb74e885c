const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** Half of a pair without its partner is written as the replacement character, as every UTF-8 encoder does. */
const REPLACEMENT = 0xfffd;

/** The code point at `index`, counted in UTF-16 units. */
function codePointAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (isLow(unit)) return REPLACEMENT;
  if (!isHigh(unit)) return unit;
  const next = text.charCodeAt(index + 1);
  return isLow(next) ? 0x10000 + (unit - 0xd800) * 0x400 + (next - 0xdc00) : REPLACEMENT;
}

function sizeOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/** Returns the length of a text in UTF-8, in bytes. */
export function utf8Length(text: string): number {
  let length = 0;
  for (let i = 0; i < text.length; i += 1) {
    const point = codePointAt(text, i);
    length += sizeOf(point);
    if (point >= 0x10000) i += 1;
  }
  return length;
}

/** Encodes a text; written by hand because the model knows neither Node nor a browser. */
export function utf8Bytes(text: string): Uint8Array {
  const bytes = new Uint8Array(utf8Length(text));
  let at = 0;
  for (let i = 0; i < text.length; i += 1) {
    const point = codePointAt(text, i);
    const size = sizeOf(point);
    if (point >= 0x10000) i += 1;
    if (size === 1) bytes[at] = point;
    else {
      const lead = [0, 0, 0xc0, 0xe0, 0xf0][size] ?? 0;
      bytes[at] = lead | (point >> (6 * (size - 1)));
      for (let k = 1; k < size; k += 1) bytes[at + k] = 0x80 | ((point >> (6 * (size - 1 - k))) & 0x3f);
    }
    at += size;
  }
  return bytes;
}
