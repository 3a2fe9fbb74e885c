import { judgeCode } from '../../../graphql/judge-error';
import type { Notice } from '../../../graphql/doors';

interface Refusal {
  readonly code?: unknown;
  readonly message?: unknown;
}

/** What to say of a reply that is not what was asked for. `gone`: the words for something that is no longer there. */
export function replyRefusal(reply: Refusal | null, gone?: string): Notice {
  if (typeof reply?.code !== 'string') return { kind: 'network' };
  if (reply.code === 'A0404' && gone !== undefined) return { kind: 'say', message: gone };
  const verdict = judgeCode(reply.code, String(reply.message ?? ''));
  return verdict.kind === 'signOut' ? { kind: 'signedOut' } : verdict.kind === 'say' ? verdict : { kind: 'service' };
}
