import { startSession as startWay } from '@wence/schema';
import type { Receipt } from '../draft/draft';
import type { LaterOutcome, Outcome } from '../send/submission';
import type { LiveSurvey } from '../survey/live-survey';
import { fromTop, isBusy, showScreenErrors, stopAtErrors, submit } from './move-step';
import { remapAnswers } from './remap-answers';
import type { Session } from './session';
import { viewOf, visitOf, walk } from './way';

/** Some answers can no longer be counted. They stay, and so does the page one was on. */
function tellFull(session: Session, { nodeIds }: LaterOutcome): Session {
  return fromTop({ ...session, sending: { kind: 'idle' }, stage: 'quotaFull', way: { ...session.way, revealed: nodeIds } });
}

/** One after the other; behind the last one are the thanks again. */
export function follow(session: Session): Session {
  if (!session.receipt) return session;
  const [next = 'done', ...ahead] = session.ahead;
  return fromTop({ ...session, stage: next, ahead });
}

/** Applies the outcome of one try. Only acceptance drops the answers. */
export function applyOutcome(session: Session, outcome: Outcome, at: number): Session {
  if (!isBusy(session)) return session;
  const failures = session.sending.kind === 'sending' ? session.sending.failures : 0;
  switch (outcome.kind) {
    case 'accepted':
      return { ...finish(session, outcome.receipt), ahead: outcome.ahead ?? [] };
    case 'again':
      return { ...session, sending: { kind: 'waiting', failures: failures + 1, retryAfterMs: outcome.retryAfterMs } };
    case 'invalid': {
      const refused = walk({ ...session, sending: { kind: 'idle' } }, { type: 'refuse', errors: outcome.errors, at });
      // Errors of questions this version does not show can only mean that it is not the server's version.
      return viewOf(refused).faults.length > 0 ? showScreenErrors(refused) : { ...refused, sending: { kind: 'refreshing' } };
    }
    case 'closed':
      return fromTop({ ...session, sending: { kind: 'idle' }, stage: 'closed', closure: outcome.closure });
    case 'outdated':
      return { ...session, sending: { kind: 'refreshing' } };
    case 'reused':
      return { ...session, sending: { kind: 'reused' } };
    case 'refused':
      return { ...session, sending: { kind: 'refused', message: outcome.message } };
    default:
      return tellFull(session, outcome);
  }
}

/** Another try with the same submissionId: by the clock, by the network coming back, or by hand. */
export function retry(session: Session, at: number): Session {
  const idle: Session = { ...session, sending: { kind: 'idle' } };
  switch (session.sending.kind) {
    case 'waiting':
      // Answers may have been changed during the wait.
      return stopAtErrors(idle, at) ?? { ...session, sending: { kind: 'sending', failures: session.sending.failures } };
    case 'refused':
    case 'idle':
      return submit({ ...idle, stage: 'form' }, at);
    default:
      return session;
  }
}

/** The newest version came: the answers that fit it stay, and the respondent looks it over before sending again. */
export function refresh(session: Session, survey: LiveSurvey, at: number): Session {
  const { answers, lost } = remapAnswers(survey.definition, session.way.answers);
  const way = startWay(visitOf({ survey, submissionId: session.submissionId }), at, answers);
  return fromTop({
    ...session,
    survey,
    way: { ...way, revealed: lost },
    stage: 'form',
    sending: { kind: 'idle' },
    lostToNewVersion: lost,
  });
}

export function finish(session: Session, receipt: Receipt): Session {
  const done = { ...session, way: { ...session.way, answers: {} }, keptTexts: {}, given: session.way.answers };
  return fromTop({ ...done, stage: 'done', receipt, sending: { kind: 'idle' } });
}
