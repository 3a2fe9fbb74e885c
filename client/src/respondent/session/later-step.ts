import type { LaterOutcome } from './later-stage';
import { fromTop } from './move-step';
import type { Session } from './session';

/** The server wants something else before it takes the answers. They stay, and so does the page one was on. */
export function askLater(session: Session, outcome: LaterOutcome): Session {
  const idle: Session = { ...session, sending: { kind: 'idle' }, proof: null };
  if (outcome.kind === 'asked') return fromTop({ ...idle, stage: outcome.what });
  return fromTop({ ...idle, stage: 'quotaFull', way: { ...idle.way, revealed: outcome.nodeIds } });
}

/** One after the other; behind the last one are the thanks again. */
export function follow(session: Session): Session {
  if (!session.receipt) return session;
  const [next = 'done', ...ahead] = session.ahead;
  return fromTop({ ...session, stage: next, ahead });
}
