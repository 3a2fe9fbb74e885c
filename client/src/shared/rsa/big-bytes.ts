/** Big-endian bytes as a number. */
export const toBigInt = (bytes: Uint8Array): bigint => bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);

/** A number as big-endian bytes of a fixed length. */
export const toBytes = (value: bigint, length: number): Uint8Array => {
  const bytes = new Uint8Array(length);
  for (let at = length - 1, rest = value; at >= 0; at -= 1, rest >>= 8n) bytes[at] = Number(rest & 0xffn);
  return bytes;
};

/** `base` to the `exponent`, modulo `modulus`, by squaring. */
export const modPow = (base: bigint, exponent: bigint, modulus: bigint): bigint => {
  let result = 1n;
  for (let power = base % modulus, rest = exponent; rest > 0n; rest >>= 1n, power = (power * power) % modulus) {
    if (rest & 1n) result = (result * power) % modulus;
  }
  return result;
};
