import { readEnvelope } from '../survey/envelope';
import { readOutcome } from './read-outcome';
import { parseRetryAfter } from './retry-schedule';
import type { Outcome, Submission } from './submission';

/** A try that hangs longer counts as failed; the next one sends the same submissionId, so nothing is counted twice. */
const PATIENCE_MS = 20_000;

/** One try. Never rejects: a network that fails is an outcome. */
export async function sendSubmission(surveyId: string, submission: Submission): Promise<Outcome> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), PATIENCE_MS);
  try {
    const response = await fetch(`/v1/r/${encodeURIComponent(surveyId)}/responses`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang },
      body: JSON.stringify(submission),
      signal: abort.signal,
    });
    return readOutcome(response.status, await readEnvelope(response), parseRetryAfter(response.headers.get('Retry-After'), Date.now()));
  } catch {
    return { kind: 'again', retryAfterMs: 0 };
  } finally {
    clearTimeout(timer);
  }
}
