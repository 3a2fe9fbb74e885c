/**
 * A number from 0 to 2^32 - 1 that looks drawn by lot and is always the same for the same words: FNV-1a over their UTF-16 units, then the final
 * mixing of MurmurHash3, so that neighbouring ids share nothing. Integer arithmetic only: the same in every browser and on the server. Good for
 * orders, not for secrets.
 */
export const chance = (...words: readonly (string | number)[]): number => {
  const text = words.join(':');
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};
