const DIGIT = /^[1-9]$/;
const LETTER = /^[a-z]$/i;

/** Which of a list a key chooses, counted from 0: 1 and A the first, J the tenth. -1: the key chooses nothing. */
export function placeOf(key: string): number {
  if (DIGIT.test(key)) return Number(key) - 1;
  return LETTER.test(key) ? key.toLowerCase().charCodeAt(0) - 97 : -1;
}
