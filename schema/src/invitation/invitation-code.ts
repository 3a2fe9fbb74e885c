import { INVITATION_LIMITS } from '../limit/author-limits.js';
import { at, FaultList, type Parsed } from '../reading/fault.js';

/** Letters of codes that are drawn: none can be taken for another when it is read from paper or over the telephone. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const FORM = /^[A-Z0-9][A-Z0-9_-]*$/;

/** What a code takes: unused, used but not as often as it may be, used up, or nothing because its author withdrew it. */
export const INVITATION_STATES = ['unused', 'inUse', 'usedUp', 'voided'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Draws an invitation code; `between` gives a random whole number, both ends included (Spec 2, settings navigation: verification code). */
export function drawInvitationCode(between: (least: number, most: number) => number): string {
  return Array.from({ length: INVITATION_LIMITS.drawn }, () => LETTERS.charAt(between(0, LETTERS.length - 1))).join('');
}

/** A code as it is kept and compared, however somebody types it: without spaces, in capitals, full-width letters as plain ones (Spec 2, settings navigation: verification code). */
export function canonicalInvitationCode(typed: string): string {
  return typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
}

/**
 * Codes that an author brings along, as they are kept. Faults: `codes` (required, tooMany), `codes[i]` (tooShort, tooLong, format: other signs than
 * letters, digits, `-` and `_`; notUnique among themselves) (Spec 2, settings navigation: verification code).
 */
export function readInvitationCodes(typed: readonly string[]): Parsed<readonly string[]> {
  const faults = new FaultList();
  const { perCall, codeLeast, code: most } = INVITATION_LIMITS;
  if (typed.length === 0) faults.add('codes', 'required');
  if (typed.length > perCall) faults.add('codes', 'tooMany', perCall);
  if (!faults.isEmpty) return { ok: false, faults: faults.all };
  const codes = new Set<string>();
  for (const [place, text] of typed.entries()) {
    const code = canonicalInvitationCode(text);
    const here = at('codes', place);
    if (code.length < codeLeast) faults.add(here, 'tooShort', codeLeast);
    else if (code.length > most) faults.add(here, 'tooLong', most);
    else if (!FORM.test(code)) faults.add(here, 'format');
    else if (codes.has(code)) faults.add(here, 'notUnique');
    codes.add(code);
  }
  return faults.isEmpty ? { ok: true, value: [...codes] } : { ok: false, faults: faults.all };
}

/** A code with what decides about its state. */
export interface InvitationUse {
  readonly uses: number;
  readonly maxUses: number;
  readonly isVoid: boolean;
}

/** The state of an invitation code (Spec 2, settings navigation: verification code). */
export function invitationState({ uses, maxUses, isVoid }: InvitationUse): InvitationState {
  if (isVoid) return 'voided';
  if (uses >= maxUses) return 'usedUp';
  return uses === 0 ? 'unused' : 'inUse';
}
