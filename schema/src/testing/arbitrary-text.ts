import type FastCheck from 'fast-check';

/** A text of any characters that have a UTF-8 form; not blank when `min` is 1. */
export const arbitraryText = (fc: typeof FastCheck, min: 0 | 1): FastCheck.Arbitrary<string> => {
  const any = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.string({ unit: 'grapheme', maxLength: 12 }));
  return min === 0 ? any : any.map((text) => (text.trim() === '' ? `x${text}` : text));
};

/** A code that a person may type. */
export const arbitraryCode = (fc: typeof FastCheck): FastCheck.Arbitrary<string> => fc.stringMatching(/^[A-Za-z0-9]{1,4}$/);
