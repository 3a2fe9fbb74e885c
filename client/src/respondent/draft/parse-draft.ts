import type { Answers } from '@wence/schema';
import type { Draft, Receipt } from './draft';
import type { Origin } from './read-query';

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

function parseDwell(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] >= 0),
  );
}

/** It was within the limits when it was read out of the link; anything else there is not ours and worth nothing. */
function parseOrigin(value: unknown): Origin {
  const { source, params } = (value ?? {}) as { source?: unknown; params?: unknown };
  const texts = Object.entries(typeof params === 'object' ? (params ?? {}) : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { ...(typeof source === 'string' && { source }), ...(texts.length > 0 && { params: Object.fromEntries(texts) }) };
}

/** Reads a stored draft; null when it is missing or not ours. The answers themselves are checked against the definition by `remapAnswers`. */
export function parseDraft(text: string | null): Draft | null {
  const value = parseRecord(text);
  if (!value || typeof value.submissionId !== 'string' || !UUID.test(value.submissionId) || typeof value.version !== 'number') return null;
  if (typeof value.startedAt !== 'string' || Number.isNaN(Date.parse(value.startedAt))) return null;
  if (typeof value.answers !== 'object' || value.answers === null) return null;
  return {
    submissionId: value.submissionId,
    version: value.version,
    startedAt: value.startedAt,
    // The page is optional: a draft without it begins on the first screen.
    pageId: typeof value.pageId === 'number' ? value.pageId : 0,
    seen: Array.isArray(value.seen) ? value.seen.filter((id) => typeof id === 'number') : [],
    dwell: parseDwell(value.dwell),
    answers: value.answers as Answers,
    origin: parseOrigin(value.origin),
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
