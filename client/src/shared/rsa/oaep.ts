import { sha256 } from '@wence/schema';
import { modPow, toBigInt, toBytes } from './big-bytes';
import type { RsaPublicKey } from './public-key';

const HASH = 32;

const concat = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

/** MGF1: stretches a seed to a mask of any length (RFC 8017, B.2.1). */
const mask = (seed: Uint8Array, length: number): Uint8Array => {
  const blocks = Array.from({ length: Math.ceil(length / HASH) }, (_, counter) => sha256(concat(seed, toBytes(BigInt(counter), 4))));
  return concat(...blocks).subarray(0, length);
};

const xor = (left: Uint8Array, right: Uint8Array): Uint8Array => left.map((byte, at) => byte ^ (right[at] ?? 0));

/**
 * RSA-OAEP with SHA-256 and no label (RFC 8017, 7.1.1). `seed` is 32 random bytes.
 * Only the public operation exists here: there is no secret whose handling time could tell anything.
 */
export const encryptOaep = (key: RsaPublicKey, message: Uint8Array, seed: Uint8Array): Uint8Array => {
  const room = key.size - 2 * HASH - 2;
  if (message.length > room) throw new RangeError(`message of ${message.length} bytes, at most ${room} fit`);

  const data = concat(sha256(new Uint8Array()), new Uint8Array(room - message.length), Uint8Array.of(1), message);
  const maskedData = xor(data, mask(seed, data.length));
  const maskedSeed = xor(seed, mask(maskedData, HASH));
  const encoded = concat(Uint8Array.of(0), maskedSeed, maskedData);
  return toBytes(modPow(toBigInt(encoded), key.exponent, key.modulus), key.size);
};
