import { type Envelope, readEnvelope } from '../survey/envelope';
import { parseRetryAfter } from './retry-schedule';

/** A try that hangs longer counts as failed. */
const PATIENCE_MS = 20_000;

export interface Posted {
  readonly status: number;
  /** Null when somebody on the way answered in the server's place. */
  readonly envelope: Envelope | null;
  readonly retryAfterMs: number;
}

/** One try at a route of this survey. Never rejects: null when the network failed. */
export async function postJson(surveyId: string, path: string, body: unknown, patience = PATIENCE_MS): Promise<Posted | null> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patience);
  try {
    const response = await fetch(`/v1/r/${encodeURIComponent(surveyId)}/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang },
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'), Date.now());
    return { status: response.status, envelope: await readEnvelope(response), retryAfterMs };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
