import { SHORT_LINK_LIMITS } from '../limit/author-limits.js';
import { FaultList, type Parsed } from '../reading/fault.js';

/** None of them is taken for another when it is read from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Draws the name of a short link; `between` gives a random whole number, both ends included (Spec 2, publish navigation: share). */
export function drawShortName(between: (least: number, most: number) => number): string {
  return Array.from({ length: SHORT_LINK_LIMITS.drawn }, () => LETTERS.charAt(between(0, LETTERS.length - 1))).join('');
}

/** The name of a short link as it is kept and compared, however somebody types it: in small letters, full-width ones as plain ones (Spec 2, publish navigation: share). */
export const canonicalShortName = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

/**
 * The name that an author chooses for a short link, as it is kept. Faults under `name`: tooShort (4), tooLong (32), format (letters, digits, and single
 * hyphens between them) (Spec 2, publish navigation: share).
 */
export function readShortName(typed: string): Parsed<string> {
  const value = canonicalShortName(typed);
  const faults = new FaultList();
  const { least, most } = SHORT_LINK_LIMITS;
  if (value.length < least) faults.add('name', 'tooShort', least);
  else if (value.length > most) faults.add('name', 'tooLong', most);
  else if (!FORM.test(value)) faults.add('name', 'format');
  return faults.isEmpty ? { ok: true, value } : { ok: false, faults: faults.all };
}
