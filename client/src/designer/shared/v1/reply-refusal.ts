import { judgeCode } from '../../../graphql/judge-error';
import type { Notice } from '../../../graphql/data-layer-callbacks';

interface Refusal {
  readonly code?: unknown;
  readonly message?: unknown;
}

/** Turns a failed reply into a notice. `gone` is the message for something that no longer exists. */
export function replyRefusal(reply: Refusal | null, gone?: string): Notice {
  if (typeof reply?.code !== 'string') return { kind: 'network' };
  if (reply.code === 'A0404' && gone !== undefined) return { kind: 'say', message: gone };
  const verdict = judgeCode(reply.code, String(reply.message ?? ''));
  return verdict.kind === 'signOut' ? { kind: 'signedOut' } : verdict.kind === 'say' ? verdict : { kind: 'service' };
}
