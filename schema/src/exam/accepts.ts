import { billionths } from './decimal.js';
import type { AcceptedTexts } from './node-exam.js';

export { isDecimal } from './decimal.js';

/** Capitals, widths of letters and the number of spaces make no difference. */
const comparable = (text: string): string => text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');

const distance = (one: bigint, other: bigint): bigint => (one > other ? one - other : other - one);

function isNear(typed: string, text: string, tolerance: number): boolean {
  const [given, wanted, span] = [billionths(typed), billionths(text), billionths(String(tolerance))];
  return given !== null && wanted !== null && span !== null && distance(given, wanted) <= span;
}

/**
 * Returns whether a typed text is right: it equals, holds or is as near as `tolerance` to any of the accepted ones. Capitals, full-width letters and
 * the number of spaces make no difference; numbers are compared exactly, as decimals.
 */
export function accepts({ texts, match = 'exact', tolerance = 0 }: AcceptedTexts, typed: string): boolean {
  const given = comparable(typed);
  if (given === '') return false;
  return texts.some((text) => {
    if (match === 'number') return isNear(typed, text, tolerance);
    return match === 'exact' ? given === comparable(text) : given.includes(comparable(text));
  });
}
