import { utf8Bytes } from './utf8.js';

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
}

/** The largest whole number whose power is not above `value`, found bit by bit. */
function wholeRoot(value: bigint, degree: bigint): bigint {
  let root = 0n;
  for (let bit = 1n << 40n; bit > 0n; bit >>= 1n) if ((root + bit) ** degree <= value) root += bit;
  return root;
}

/** The first 32 bits of the fraction of a root, as FIPS 180-4 defines its constants. Exact: `Math.cbrt` may differ between engines. */
const fractionBits = (prime: number, degree: bigint): number =>
  Number(BigInt.asIntN(32, wholeRoot(BigInt(prime) << (32n * degree), degree)));

const primes = firstPrimes(64);

/** Round constants: from the cube roots of the first 64 primes. */
const ROUND = Int32Array.from(primes, (prime) => fractionBits(prime, 3n));

/** Start of the state: from the square roots of the first 8 primes. */
const START: readonly number[] = primes.slice(0, 8).map((prime) => fractionBits(prime, 2n));

const BLOCK = 64;

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The message, a one bit, zeros, and the length in bits as the last eight bytes of a full block (FIPS 180-4, 5.1.1). */
function pad(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, (message.length * 8) >>> 0);
  return view;
}

function schedule(view: DataView, offset: number, words: Int32Array): void {
  for (let t = 0; t < 16; t += 1) words[t] = view.getInt32(offset + t * 4);
  for (let t = 16; t < 64; t += 1) {
    const early = words[t - 15] ?? 0;
    const late = words[t - 2] ?? 0;
    const small0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const small1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[t] = ((words[t - 16] ?? 0) + small0 + (words[t - 7] ?? 0) + small1) | 0;
  }
}

/** Mixes one block into the state (FIPS 180-4, 6.2.2). */
function mix(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < 64; t += 1) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choose = (e & f) ^ (~e & g);
    const first = (h + big1 + choose + (ROUND[t] ?? 0) + (words[t] ?? 0)) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + big0 + majority) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = ((state[i] ?? 0) + word) | 0;
  });
}

function digest(message: Uint8Array): Int32Array {
  const view = pad(message);
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) {
    schedule(view, offset, words);
    mix(state, words);
  }
  return state;
}

/** SHA-256 of bytes, 32 bytes long. Written by hand: the model has no platform to ask, and browsers have none to offer on plain http. */
export function sha256(message: Uint8Array): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(32));
  for (const [i, word] of digest(message).entries()) bytes.setInt32(i * 4, word);
  return new Uint8Array(bytes.buffer);
}

/** SHA-256 of the UTF-8 bytes of a text, 64 lowercase hexadecimal digits. */
export const sha256Hex = (text: string): string =>
  Array.from(digest(utf8Bytes(text)), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
