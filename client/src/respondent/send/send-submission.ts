import type { AnswerError } from '@wence/schema';
import { isReceiptStatus } from '../draft/parse-draft';
import type { Envelope } from '../survey/envelope';
import { closureIn } from '../survey/live-survey';
import { postJson } from './post-json';
import type { Outcome, Submission } from './submission';

/** Milliseconds for a try at the end of an exam: a second one fits into the 10 seconds for which the server still takes answers. */
const LAST_PATIENCE_MS = 4000;

const PASSING_STATUS = new Set([408, 425, 429]);
const PASSING_CODE = new Set(['A0501', 'B0001', 'B0503']);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readErrors(data: unknown): AnswerError[] {
  const list: unknown[] = isRecord(data) && Array.isArray(data.errors) ? data.errors : [];
  return list.filter((each): each is AnswerError => isRecord(each) && typeof each.nodeId === 'number' && typeof each.reason === 'string');
}

function readAccepted(data: unknown): Outcome {
  if (!isRecord(data) || typeof data.responseId !== 'string' || !isReceiptStatus(data.status)) return { kind: 'again', retryAfterMs: 0 };
  return { kind: 'accepted', receipt: { responseId: data.responseId, status: data.status } };
}

/** Translates a response of the server into an outcome (error codes: `schema/error`). */
export function readOutcome(status: number, envelope: Envelope | null, retryAfterMs: number): Outcome {
  if (PASSING_STATUS.has(status) || status >= 500 || !envelope || PASSING_CODE.has(envelope.code)) return { kind: 'again', retryAfterMs };
  const closure = closureIn(envelope);
  if (closure) return { kind: 'closed', closure };
  switch (envelope.code) {
    case '00000':
      return readAccepted(envelope.data);
    case 'A0400': {
      const errors = readErrors(envelope.data);
      return errors.length > 0 ? { kind: 'invalid', errors } : { kind: 'refused', message: envelope.message };
    }
    case 'A0416':
      return { kind: 'outdated' };
    case 'A0506':
      return { kind: 'reused' };
    default:
      return { kind: 'refused', message: envelope.message };
  }
}

/** One try. A network that fails is an outcome; the next try sends the same submissionId, so nothing is counted twice. */
export async function sendSubmission(surveyId: string, submission: Submission): Promise<Outcome> {
  const patience = submission.byClock ? LAST_PATIENCE_MS : undefined;
  const posted = await postJson(surveyId, 'responses', submission, patience);
  return posted ? readOutcome(posted.status, posted.envelope, posted.retryAfterMs) : { kind: 'again', retryAfterMs: 0 };
}
