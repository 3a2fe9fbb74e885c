/** The first primes, in order. */
const primes = (count: number): bigint[] => {
  const found: bigint[] = [];
  for (let candidate = 2n; found.length < count; candidate += 1n) {
    if (found.every((prime) => candidate % prime !== 0n)) found.push(candidate);
  }
  return found;
};

/** Largest whole number whose `degree`-th power fits into `value`. */
const floorRoot = (value: bigint, degree: bigint): bigint => {
  let low = 0n;
  let high = 1n << 64n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** degree <= value) low = middle;
    else high = middle;
  }
  return low;
};

/** First 32 bits of the fractional part of the root of each prime: that is where SHA-256 takes its constants from. */
const fractions = (count: number, degree: bigint): Uint32Array =>
  Uint32Array.from(primes(count), (prime) => Number(BigInt.asUintN(32, floorRoot(prime << (32n * degree), degree))));

export const INITIAL = fractions(8, 2n);
export const ROUNDS = fractions(64, 3n);
