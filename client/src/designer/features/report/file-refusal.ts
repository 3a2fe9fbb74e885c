import { judgeCode } from '../../../graphql/judge-error';
import type { Notice } from '../../../graphql/doors';

interface Refusal {
  readonly code?: unknown;
  readonly message?: unknown;
}

/** What to say of a reply that is not the file that was asked for. `gone`: the words for a file that is no longer there. */
export function fileRefusal(reply: Refusal | null, gone: string): Notice {
  if (typeof reply?.code !== 'string') return { kind: 'network' };
  if (reply.code === 'A0404') return { kind: 'say', message: gone };
  const verdict = judgeCode(reply.code, String(reply.message ?? ''));
  return verdict.kind === 'signOut' ? { kind: 'signedOut' } : verdict.kind === 'say' ? verdict : { kind: 'service' };
}
