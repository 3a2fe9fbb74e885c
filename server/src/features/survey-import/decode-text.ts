import { DocumentFault } from './document-fault.js';

/** Bytes at the start by which an encoding is known. */
const MARKS: readonly (readonly [mark: string, encoding: string])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];
const SAMPLE = 4_096;

/** Bytes that no text of these encodings has: control characters other than tabs and ends of lines. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000e-\u001f]/;

/**
 * The text of a file without anything that says its encoding: UTF-8 or UTF-16 by their marks, UTF-16 by its zeros, UTF-8 if it is sound, and GB 18030,
 * which Chinese programs write, otherwise. A `DocumentFault` for what is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 3)).toString('hex');
  const marked = MARKS.find(([mark]) => head.startsWith(mark))?.[1];
  if (marked) return sound(decoded(bytes, marked) ?? '');
  const wide = wideEncoding(bytes);
  return sound(decoded(bytes, wide ?? 'utf-8') ?? decoded(bytes, 'gb18030') ?? '\u0000');
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Latin letters in UTF-16 have a zero in every other byte. */
function wideEncoding(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  sample.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const enough = sample.length / 10;
  if (odd > enough && even < odd / 10) return 'utf-16le';
  return even > enough && odd < even / 10 ? 'utf-16be' : null;
}

function sound(text: string): string {
  if (CONTROL.test(text.slice(0, SAMPLE)) || CONTROL.test(text.slice(-SAMPLE))) throw new DocumentFault('unknownKind');
  return text;
}
