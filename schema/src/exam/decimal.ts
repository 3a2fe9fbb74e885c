const DECIMAL = /^([+-]?)(\d{1,15})(?:\.(\d{1,9}))?$/;

/** Digits behind the point that decimals are compared by. */
const SCALE = 9;

/** Full-width digits and signs as plain ones; thousands separators are no part of a number. */
const plain = (text: string): string => text.normalize('NFKC').trim().replace('−', '-');

/** Returns a decimal number in billionths, exactly; null for any other text. At most 15 digits before the point and 9 behind it. */
export function billionths(text: string): bigint | null {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(plain(text)) ?? [];
  if (whole === undefined) return null;
  const value = BigInt(whole + fraction.padEnd(SCALE, '0'));
  return sign === '-' ? -value : value;
}

/** Returns whether a text is a decimal number that can be compared exactly. */
export const isDecimal = (text: string): boolean => billionths(text) !== null;
