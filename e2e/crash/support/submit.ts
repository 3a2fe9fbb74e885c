import { type Agent, request } from 'node:http';

/** No request may take longer, whatever is broken behind the server (reliability F4). */
export const LONGEST_MS = 10_000;

/** Outcome of one attempt to submit a response, as a client needs it to decide what to do next. */
export type Attempt =
  | { readonly kind: 'receipt'; readonly responseId: string; readonly replayed: boolean; readonly status: string }
  /** Refused for now with 429 or 503. `afterMs` is the value of `Retry-After`. */
  | { readonly kind: 'later'; readonly status: number; readonly code: string; readonly afterMs: number | null }
  /** The connection failed; whether the response was stored is unknown. */
  | { readonly kind: 'broken'; readonly why: string }
  /** No answer within LONGEST_MS. */
  | { readonly kind: 'hung' }
  /** The one-to-one link has been used. */
  | { readonly kind: 'used' }
  /** An answer that no client can do anything with. */
  | { readonly kind: 'wrong'; readonly status: number; readonly text: string };

/** Hands in answers once, as the answering page does. Never throws. */
export function submit(
  agent: Agent,
  origin: string,
  surveyId: string,
  submissionId: string,
  answers: unknown,
  linkCode?: string,
): Promise<Attempt> {
  const body = JSON.stringify({ submissionId, answers, linkCode });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve) => {
    const outgoing = request(`${origin}/v1/r/${surveyId}/responses`, { method: 'POST', agent, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', (error) => resolve(broken(error)));
      incoming.on('end', () => {
        clearTimeout(patience);
        resolve(judge(incoming.statusCode ?? 0, incoming.headers['retry-after'], Buffer.concat(chunks).toString('utf8')));
      });
    });
    const patience = setTimeout(() => {
      resolve({ kind: 'hung' });
      outgoing.destroy();
    }, LONGEST_MS);
    outgoing.on('error', (error) => {
      clearTimeout(patience);
      resolve(broken(error));
    });
    outgoing.end(body);
  });
}

function broken(error: Error & { code?: string }): Attempt {
  return { kind: 'broken', why: error.code ?? error.message };
}

function judge(status: number, retryAfter: string | undefined, text: string): Attempt {
  const envelope = envelopeOf(text);
  const code = envelope?.code ?? '';
  const data = envelope?.data;
  if (status === 200 && code === '00000' && data) return { kind: 'receipt', ...data };
  if (status === 200 && code === 'A0428') return { kind: 'used' };
  if (status === 429 || status === 503) {
    return { kind: 'later', status, code, afterMs: retryAfter === undefined ? null : Number(retryAfter) * 1000 };
  }
  return { kind: 'wrong', status, text: text.slice(0, 300) };
}

interface Envelope {
  readonly code: string;
  readonly data?: { readonly responseId: string; readonly replayed: boolean; readonly status: string };
}

function envelopeOf(text: string): Envelope | null {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    return null;
  }
}
