import { nextNumber } from './numbered-code.js';

const DIGITS = /^[0-9]{1,9}$/;

/** The next code of an option: continues from the highest numeric code of the question, starting at 1 (Spec 3; Spec 5, codes and texts). */
export const nextOptionCode = (codes: Iterable<string>): string => {
  const numeric = Array.from(codes).filter((code) => DIGITS.test(code));
  return String(nextNumber(numeric.map(Number)));
};
