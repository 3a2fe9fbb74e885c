import { toBigInt } from './big-bytes';

export interface RsaPublicKey {
  modulus: bigint;
  exponent: bigint;
  /** Length of the modulus in bytes. */
  size: number;
}

interface Element {
  content: Uint8Array;
  /** The bytes after the element. */
  rest: Uint8Array;
}

/** Splits off the first DER element: a tag, a length in short or long form, the content. */
const takeElement = (der: Uint8Array): Element => {
  const short = der[1] ?? 0;
  const lengthBytes = short & 0x80 ? short & 0x7f : 0;
  const length = lengthBytes ? Number(toBigInt(der.subarray(2, 2 + lengthBytes))) : short;
  const start = 2 + lengthBytes;
  return { content: der.subarray(start, start + length), rest: der.subarray(start + length) };
};

/** Reads SubjectPublicKeyInfo: a sequence of the algorithm and a bit string, which holds a sequence of modulus and exponent. */
export const readPublicKey = (der: Uint8Array): RsaPublicKey => {
  const info = takeElement(der).content;
  const bits = takeElement(takeElement(info).rest).content;
  // The first byte of a bit string counts unused bits.
  const key = takeElement(bits.subarray(1)).content;
  const first = takeElement(key);
  const modulus = toBigInt(first.content);
  return { modulus, exponent: toBigInt(takeElement(first.rest).content), size: Math.ceil(modulus.toString(16).length / 2) };
};
