/** FNV-1a over the UTF-16 units of a text, then MurmurHash3's final mixing, so that seeds that differ by one letter share nothing. 32 bits. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
};

/** Draws a whole number from 0 to `count` - 1; 0 when there is nothing to choose from. */
export type Draw = (count: number) => number;

/**
 * Chance that can be repeated: the same seed and salt draw the same numbers in every browser and on the server (integer arithmetic only). The
 * generator is mulberry32; scaling its 32 bits to `count` favours no number by more than count / 2^32. Good for orders, not for secrets.
 */
export const drawOf = (seed: string, salt: number): Draw => {
  let state = hash(`${seed}:${salt}`);
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
};
