import type { Envelope } from './envelope';
import type { Closure, Refusal } from './live-survey';

/** By the codes of the server (`schema/error`). */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  A0404: 'notFound',
  A0411: 'paused',
  A0417: 'notStarted',
  A0418: 'ended',
  A0419: 'full',
  A0421: 'testLinkInvalid',
};
const NAMES: ReadonlySet<unknown> = new Set(Object.values(REFUSALS));

/** What an answer of the server says is in the way; null when it says something else. */
export function closureIn({ code, data }: Envelope): Closure | null {
  return closureOf(REFUSALS[code], data);
}

/** The same from the words that stand in a page. `told`: what may hold `opensAt`. */
export function closureOf(why: unknown, told: unknown): Closure | null {
  if (!NAMES.has(why)) return null;
  const { opensAt } = (told ?? {}) as { opensAt?: unknown };
  return { why: why as Refusal, ...(typeof opensAt === 'string' && { opensAt }) };
}
