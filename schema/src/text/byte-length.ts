/** Length in half-width columns: a Chinese character, or any other outside of Latin-1, counts 2 (Spec 5, codes and texts). */
export const byteLength = (text: string): number => {
  let length = 0;
  for (const character of text) length += (character.codePointAt(0) ?? 0) > 0xff ? 2 : 1;
  return length;
};
