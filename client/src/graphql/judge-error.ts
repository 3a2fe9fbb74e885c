/** Reaction of the product to a failed request (Spec 8). */
export type Verdict =
  | { kind: 'signOut' }
  | { kind: 'notFound' }
  | { kind: 'silent' }
  | { kind: 'say'; message: string }
  | { kind: 'service' }
  | { kind: 'network' }
  | { kind: 'unreachable' };

/** Codes that no message is shown for. */
const SILENT = new Set(['A0109', 'A2048', 'A2105']);
/** Server messages that name such a status are replaced by a sentence for people. */
const NAMES_STATUS = /400|500|502/;

/** A code the server answered with. `quiet` lists the codes the caller deals with itself. */
export function judgeCode(code: string | undefined, message: string, quiet: readonly string[] | 'all' = []): Verdict {
  if (code === 'A0401') return { kind: 'signOut' };
  if (quiet === 'all' || (code && (quiet.includes(code) || SILENT.has(code)))) return { kind: 'silent' };
  if (code === 'A0404') return { kind: 'notFound' };
  return NAMES_STATUS.test(message) ? { kind: 'service' } : { kind: 'say', message };
}

/** Codes that a status of its own stands for: of a server that answers before it has read the request, there is nothing else. */
const CODES = new Map([[503, 'B0503']]);

/** An HTTP status other than 200. `quiet`: as for codes. */
export function judgeStatus(status: number, quiet: readonly string[] | 'all' = []): Verdict {
  if (status === 401) return { kind: 'signOut' };
  if (quiet === 'all' || quiet.includes(CODES.get(status) ?? '')) return { kind: 'silent' };
  return [400, 500, 502].includes(status) ? { kind: 'service' } : { kind: 'network' };
}
