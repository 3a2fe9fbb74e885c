import { randomBytes, randomInt } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Chance, from outside, so that a test can fix it. */
export interface Random {
  /** Letters and digits, unguessable: 62^length possibilities. */
  id(length: number): string;
  /** Decimal digits with leading zeros. */
  digits(length: number): string;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  bytes(size: number): Buffer;
}

export const systemRandom: Random = {
  id: (length) => Array.from({ length }, () => BASE62.charAt(randomInt(BASE62.length))).join(''),
  digits: (length) => Array.from({ length }, () => String(randomInt(10))).join(''),
  between: (least, most) => randomInt(least, most + 1),
  bytes: (size) => randomBytes(size),
};
