import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../platform/auth/purpose-key.js';

const FORM = /^([0-9A-Za-z]{1,32})\.([0-9A-Za-z]{1,32})\.(\d{1,11})\.([A-Za-z0-9_-]{43})$/;

/** Claim of a link into test mode: the survey, its author and the expiry. */
export interface TestClaim {
  readonly surveyId: string;
  readonly authorId: string;
  /** Unix seconds. */
  readonly expires: number;
}

export function signTestToken(key: Uint8Array, claim: TestClaim): string {
  return [claim.surveyId, claim.authorId, claim.expires, proofOf(key, claim)].join('.');
}

/** Returns null if this server did not sign the token, or from the second in which it expires. */
export function verifyTestToken(key: Uint8Array, token: string, now: Date): TestClaim | null {
  const [, surveyId, authorId, expires, proof] = FORM.exec(token) ?? [];
  if (!surveyId || !authorId || !expires || !proof) return null;
  const claim = { surveyId, authorId, expires: Number(expires) };
  // Compared as text: the last character has bits that decoders pass over.
  const isOurs = timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(key, claim)));
  return isOurs && now.getTime() < claim.expires * 1000 ? claim : null;
}

function proofOf(key: Uint8Array, { surveyId, authorId, expires }: TestClaim): string {
  return keyedHash(key, [surveyId, authorId, expires]).toString('base64url');
}
