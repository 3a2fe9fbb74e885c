import { evaluate } from '@wence/schema';
import type { Receipt } from '../draft/draft';
import type { Outcome } from '../send/submission';
import type { LiveSurvey } from '../survey/live-survey';
import { isBusy, stopAtErrors, submit } from './move-step';
import { remapAnswers } from './remap-answers';
import type { Session } from './session';

/** What one try came to. No outcome but acceptance lets go of the answers. */
export function applyOutcome(session: Session, outcome: Outcome): Session {
  if (!isBusy(session)) return session;
  const failures = session.sending.kind === 'sending' ? session.sending.failures : 0;
  switch (outcome.kind) {
    case 'accepted':
      return finish(session, outcome.receipt);
    case 'again':
      return { ...session, sending: { kind: 'waiting', failures: failures + 1, retryAfterMs: outcome.retryAfterMs } };
    case 'invalid': {
      const refused: Session = { ...session, sending: { kind: 'idle' }, refusals: outcome.errors };
      // Errors of questions this version does not have can only mean that it is not the server's version.
      const { visible } = evaluate(session.survey.definition, session.answers);
      const faulty = visible.filter((id) => outcome.errors.some((each) => each.nodeId === id));
      return stopAtErrors(refused, faulty) ?? { ...refused, sending: { kind: 'refreshing' } };
    }
    case 'closed':
      return { ...session, sending: { kind: 'idle' }, stage: 'closed' };
    case 'outdated':
      return { ...session, sending: { kind: 'refreshing' } };
    case 'reused':
      return { ...session, sending: { kind: 'reused' } };
    case 'refused':
      return { ...session, sending: { kind: 'refused', message: outcome.message } };
  }
}

/** Another try with the same submissionId: by the clock, by the network coming back, or by hand. */
export function retry(session: Session): Session {
  const { visible } = evaluate(session.survey.definition, session.answers);
  const idle: Session = { ...session, sending: { kind: 'idle' } };
  switch (session.sending.kind) {
    case 'waiting':
      // Answers may have been changed during the wait.
      return stopAtErrors(idle, visible) ?? { ...session, sending: { kind: 'sending', failures: session.sending.failures } };
    case 'refused':
    case 'idle':
      return submit({ ...idle, stage: 'form' });
    default:
      return session;
  }
}

/** The newest version came: the answers that fit it stay, and the respondent looks it over before sending again. */
export function refresh(session: Session, survey: LiveSurvey): Session {
  const { answers, lost } = remapAnswers(survey.definition, session.answers);
  return {
    ...session,
    survey,
    answers,
    stage: 'form',
    screen: 0,
    reached: 0,
    revealed: lost,
    refusals: [],
    isSummaryShown: false,
    sending: { kind: 'idle' },
    lostToNewVersion: lost,
    attention: { turn: session.attention.turn + 1, target: 'top' },
  };
}

export function finish(session: Session, receipt: Receipt): Session {
  const attention = { turn: session.attention.turn + 1, target: 'top' as const };
  return { ...session, stage: 'done', receipt, answers: {}, keptTexts: {}, sending: { kind: 'idle' }, attention };
}
