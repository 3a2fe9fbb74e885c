import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../platform/auth/purpose-key.js';

/** A question is good for so long. */
export const CHALLENGE_LIFE = 10 * 60_000;

/** A question belongs to one submission of one survey. Another submission needs another question, so that no answer is used twice. */
export interface ChallengeSubject {
  readonly surveyId: string;
  readonly submissionId: string;
}

export type TokenVerdict = 'right' | 'wrong' | 'expired';

/**
 * The token names the end of its life and carries the answer in a keyed hash alone. Nothing of it is stored: every server of an installation can
 * judge the answer.
 */
export function tokenFor(key: Uint8Array, subject: ChallengeSubject, answer: number, endsAt: number): string {
  return `${endsAt.toString(36)}.${macOf(key, subject, answer, endsAt).toString('base64url')}`;
}

/** Judges an answer. A token that was made up, or for another submission, is wrong whatever the answer is. */
export function judgeToken(
  key: Uint8Array,
  subject: ChallengeSubject,
  { token, answer }: { token: string; answer: number | null },
  now: number,
): TokenVerdict {
  const [stamp = '', mac = ''] = token.split('.');
  const endsAt = Number.parseInt(stamp, 36);
  if (!Number.isSafeInteger(endsAt) || answer === null) return 'wrong';
  const expected = macOf(key, subject, answer, endsAt);
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return now >= endsAt ? 'expired' : 'wrong';
  return now < endsAt ? 'right' : 'expired';
}

function macOf(key: Uint8Array, { surveyId, submissionId }: ChallengeSubject, answer: number, endsAt: number): Buffer {
  return keyedHash(key, [surveyId, submissionId, answer, endsAt]);
}
