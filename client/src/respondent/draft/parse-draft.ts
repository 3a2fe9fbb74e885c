import type { Answers } from '@wence/schema';
import type { Draft, Receipt } from './draft';

/** Anything else would be refused by the server, again and again. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function parseRecord(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    // Somebody else wrote under our key: the same as nothing there.
    return null;
  }
}

/** Reads a stored draft; null when it is missing or not ours. The answers themselves are checked against the definition by `remapAnswers`. */
export function parseDraft(text: string | null): Draft | null {
  const value = parseRecord(text);
  if (!value || typeof value.submissionId !== 'string' || !UUID.test(value.submissionId) || typeof value.version !== 'number') return null;
  if (typeof value.startedAt !== 'string' || Number.isNaN(Date.parse(value.startedAt)) || typeof value.screen !== 'number') return null;
  if (typeof value.answers !== 'object' || value.answers === null) return null;
  return {
    submissionId: value.submissionId,
    version: value.version,
    startedAt: value.startedAt,
    screen: value.screen,
    answers: value.answers as Answers,
    isPending: value.isPending === true,
  };
}

export function isReceiptStatus(value: unknown): value is Receipt['status'] {
  return value === 'complete' || value === 'screened' || value === 'over_quota';
}

/** Reads what is remembered of a finished survey; null when it is missing or not ours. */
export function parseReceipt(text: string | null): Receipt | null {
  const value = parseRecord(text);
  if (!value || typeof value.responseId !== 'string' || !isReceiptStatus(value.status)) return null;
  return { responseId: value.responseId, status: value.status };
}
