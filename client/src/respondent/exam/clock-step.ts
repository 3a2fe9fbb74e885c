import { takesAttempts } from '@wence/schema';
import type { Action } from '../session/action';
import type { Session } from '../session/session';
import { readClock, runningIn, untilDue } from './exam-clock';

/** A visit stands before its questions until its attempt runs; then nothing counts as seen or answered yet. */
function held(session: Session): Session {
  const isWaiting = session.stage === 'form' && session.sending.kind === 'idle';
  const isStarted = readClock().kind === 'free' || runningIn(session.submissionId) !== null;
  return isWaiting && !isStarted ? { ...session, stage: 'resume' } : session;
}

/** The clock's word belongs to one attempt, and a new one begins without it. */
function withoutWord(session: Session): Session {
  const { byClock: _byClock, ...origin } = session.origin;
  return { ...session, origin };
}

/**
 * Sends what there is once the time is over, whatever is open: nobody can answer any more. A try that the server found faults in is not sent again by
 * itself.
 */
function ended(session: Session, after: Action['type']): Session {
  const { stage, sending, origin } = session;
  const left = untilDue(session.submissionId);
  if (left === null || left > 0 || stage === 'done' || stage === 'closed') return session;
  const isSaid = origin.byClock === true;
  const isDue = sending.kind === 'idle' ? !isSaid || after === 'retried' || after === 'refreshed' : sending.kind === 'waiting' && !isSaid;
  if (!isDue) return session;
  return {
    ...session,
    stage: 'form',
    origin: { ...origin, byClock: true },
    asking: undefined,
    isSummaryShown: false,
    sending: { kind: 'sending', failures: 0 },
  };
}

/** What the clock of an exam makes of a step of the visit. */
export function followClock(session: Session, after?: Action['type']): Session {
  if (!takesAttempts(session.survey.definition.settings?.exam)) return session;
  const begun = after === 'restarted' ? withoutWord(session) : session;
  return held(after === undefined ? begun : ended(begun, after));
}
