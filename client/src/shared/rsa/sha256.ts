import { INITIAL, ROUNDS } from './sha256-constants';

const right = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));
const sigma = (word: number, a: number, b: number, shift: number) => right(word, a) ^ right(word, b) ^ (word >>> shift);
const sum = (word: number, a: number, b: number, c: number) => right(word, a) ^ right(word, b) ^ right(word, c);

/** Bytes with their length appended, filled up to whole blocks of 64. */
const padded = (bytes: Uint8Array): DataView => {
  const block = new Uint8Array((bytes.length + 72) & ~63);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setBigUint64(block.length - 8, BigInt(bytes.length) * 8n);
  return view;
};

const expand = (view: DataView, at: number): Uint32Array => {
  const words = new Uint32Array(64);
  const word = (index: number) => words[index] ?? 0;
  for (let i = 0; i < 64; i += 1) {
    words[i] =
      i < 16 ? view.getUint32(at + i * 4) : sigma(word(i - 2), 17, 19, 10) + word(i - 7) + sigma(word(i - 15), 7, 18, 3) + word(i - 16);
  }
  return words;
};

/** Digest of bytes, 32 bytes long (FIPS 180-4). Only used where the browser's own is missing: on plain-http origins. */
export const sha256 = (bytes: Uint8Array): Uint8Array => {
  const view = padded(bytes);
  const state = INITIAL.slice();

  for (let at = 0; at < view.byteLength; at += 64) {
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (const [i, word] of expand(view, at).entries()) {
      const stirred = h + sum(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + word;
      const mixed = sum(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + stirred) | 0, c, b, a, (stirred + mixed) | 0];
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + word;
  }

  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) digest.setUint32(i * 4, word);
  return new Uint8Array(digest.buffer);
};
