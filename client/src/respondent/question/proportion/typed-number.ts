const MOST_CHARACTERS = 9;
const NUMBER_SO_FAR = /^-?\d*\.?\d*$/;

/** What was typed, in plain digits, which Chinese keyboards may give in full width, with their own full stop; null where it is no beginning of a number. */
export function typedDigits(text: string): string | null {
  const plain = text.normalize('NFKC').replace('\u3002', '.').trim();
  return plain.length <= MOST_CHARACTERS && NUMBER_SO_FAR.test(plain) ? plain : null;
}

/** The number that digits make; null for none yet. One that breaks a rule is a number all the same: the rule is told, nothing is rounded. */
export function numberOf(digits: string): number | null {
  return /\d/.test(digits) ? Number(digits) : null;
}
