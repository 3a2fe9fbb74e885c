/** Brackets and marks of Chinese typography beside their Latin counterparts, one character for one. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  '\u3000': ' ',
  '\u00a0': ' ',
  '\u3010': '[',
  '\u3011': ']',
  '\u3014': '[',
  '\u3015': ']',
  '\u300c': '[',
  '\u300d': ']',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u2192': '>',
  '\u3001': '\u3001',
};

/**
 * The same text with full-width letters, digits and punctuation in half width. It has the same length, so that a place that was found in it is the place
 * in the text as it was written.
 */
export const halfWidth = (text: string): string =>
  text.replace(/[\u3000-\u301f\uff01-\uff5e\u00a0\u2013\u2014\u2212\u2192]/g, (character) => {
    const counterpart = COUNTERPARTS[character];
    if (counterpart !== undefined) return counterpart;
    const code = character.charCodeAt(0);
    return code >= 0xff01 ? String.fromCharCode(code - 0xfee0) : character;
  });
