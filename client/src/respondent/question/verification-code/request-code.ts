import { type Posted, postJson } from '../../send/post-json';

/** The question of the submission that a number is proven for. */
export interface ProofPlace {
  readonly surveyId: string;
  readonly submissionId: string;
  readonly nodeId: number;
}

/** Reason why a request came to nothing. */
export type Failure =
  | { readonly kind: 'offline' | 'failed' }
  /** Too many of them; seconds until the next may go well. */
  | { readonly kind: 'tooMany'; readonly seconds: number }
  /** This page has no text of its own for the reason: the server's message is shown. */
  | { readonly kind: 'refused'; readonly message: string };

export type SendOutcome = { readonly kind: 'sent'; readonly seconds: number } | Failure;
/** `left`: how often this code may still be tried. */
export type CheckOutcome = { readonly kind: 'proven' } | { readonly kind: 'wrong'; readonly left: number } | Failure;

function numberAt(data: unknown, key: string): number {
  const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[key] : undefined;
  return typeof value === 'number' ? value : 0;
}

function failureOf(posted: Posted | null): Failure {
  if (!posted?.envelope) return { kind: posted ? 'failed' : 'offline' };
  const { code, message, data } = posted.envelope;
  if (code === 'A0501') return { kind: 'tooMany', seconds: numberAt(data, 'retryAfterSeconds') || 60 };
  return code.startsWith('A') ? { kind: 'refused', message } : { kind: 'failed' };
}

/** Asks for a code to this number. */
export async function requestCode({ surveyId, ...place }: ProofPlace, mobile: string): Promise<SendOutcome> {
  const posted = await postJson(surveyId, 'code', { ...place, mobile });
  if (posted?.envelope?.code !== '00000') return failureOf(posted);
  return { kind: 'sent', seconds: numberAt(posted.envelope.data, 'resendAfterSeconds') };
}

/** Hands a code in. */
export async function checkCode({ surveyId, ...place }: ProofPlace, mobile: string, code: string): Promise<CheckOutcome> {
  const posted = await postJson(surveyId, 'code/check', { ...place, mobile, code });
  if (posted?.envelope?.code === '00000') return { kind: 'proven' };
  if (posted?.envelope?.code === 'A0131') return { kind: 'wrong', left: numberAt(posted.envelope.data, 'triesLeft') };
  return failureOf(posted);
}
