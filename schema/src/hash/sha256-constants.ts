const firstPrimes = (count: number): number[] => {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
};

/** The largest whole number whose power is not above `value`, found bit by bit. */
const wholeRoot = (value: bigint, degree: bigint): bigint => {
  let root = 0n;
  for (let bit = 1n << 40n; bit > 0n; bit >>= 1n) if ((root + bit) ** degree <= value) root += bit;
  return root;
};

/** The first 32 bits of the fraction of a root, as FIPS 180-4 defines its constants. Exact: `Math.cbrt` may differ between engines. */
const fractionBits = (prime: number, degree: bigint): number =>
  Number(BigInt.asIntN(32, wholeRoot(BigInt(prime) << (32n * degree), degree)));

const primes = firstPrimes(64);

/** Round constants: from the cube roots of the first 64 primes. */
export const ROUND = Int32Array.from(primes, (prime) => fractionBits(prime, 3n));

/** Start of the state: from the square roots of the first 8 primes. */
export const START: readonly number[] = primes.slice(0, 8).map((prime) => fractionBits(prime, 2n));
