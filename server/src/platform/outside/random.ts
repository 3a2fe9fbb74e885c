import { randomBytes, randomFillSync, randomInt } from 'node:crypto';

/** Letters of ids, in the order in which databases compare them. */
export const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Source of randomness, which tests can replace. */
export interface Random {
  /** Letters and digits, unguessable: 62^length possibilities. */
  id(length: number): string;
  /** Decimal digits with leading zeros. */
  digits(length: number): string;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  bytes(size: number): Buffer;
}

/** Drawn ahead: asking the system for each letter is what an id would cost most. */
const drawn = Buffer.alloc(4096);
let next = drawn.length;

/** A number below 64, each as likely as any other. */
function sixBits(): number {
  if (next === drawn.length) {
    randomFillSync(drawn);
    next = 0;
  }
  return drawn.readUInt8(next++) & 63;
}

function id(length: number): string {
  let letters = '';
  // Numbers that stand for no letter are drawn again: folding them back would favour some letters.
  while (letters.length < length) letters += BASE62.charAt(sixBits());
  return letters;
}

export const systemRandom: Random = {
  id,
  digits: (length) => Array.from({ length }, () => String(randomInt(10))).join(''),
  between: (least, most) => randomInt(least, most + 1),
  bytes: (size) => randomBytes(size),
};
