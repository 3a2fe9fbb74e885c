import { type Dispatch, useEffect, useRef } from 'react';
import { loadEndPage, loadProblemPages } from '../opening/later-pages';
import { openSurvey } from '../opening/open-survey';
import { retryDelay } from '../send/retry-schedule';
import { sendSubmission } from '../send/send-submission';
import type { Outcome } from '../send/submission';
import type { Action } from '../session/action';
import type { Session } from '../session/session';
import { draftOf } from '../session/start-session';
import { linkCode, testToken, visitKeys } from '../survey/visit-access';

/** Does what `session.sending` says is under way: sends, waits and sends again, or fetches the newest version. */
export function useSending(session: Session, dispatch: Dispatch<Action>): void {
  const newest = useRef(session);
  useEffect(function keepNewest() {
    newest.current = session;
  });
  const { sending } = session;

  useEffect(
    function work() {
      const { surveyId } = newest.current.survey;
      if (sending.kind === 'sending') void send(newest.current, dispatch);
      if (sending.kind === 'refreshing') void refresh(surveyId, dispatch);
    },
    [sending, dispatch],
  );

  useEffect(
    function waitForNextTry() {
      if (sending.kind !== 'waiting') return undefined;
      const retry = () => dispatch({ type: 'retried' });
      const timer = setTimeout(retry, retryDelay(sending.failures, Math.random(), sending.retryAfterMs));
      window.addEventListener('online', retry);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('online', retry);
      };
    },
    [sending, dispatch],
  );
}

const AGAIN: Outcome = { kind: 'again', retryAfterMs: 0 };

/** If the page that explains the outcome cannot be loaded, the try counts as failed and is repeated. */
function withPage(outcome: Outcome): Promise<Outcome> {
  return loadProblemPages().then(
    () => outcome,
    () => AGAIN,
  );
}

async function refresh(surveyId: string, dispatch: Dispatch<Action>): Promise<void> {
  const opened = await openSurvey(surveyId);
  if (opened.kind === 'live') dispatch({ type: 'refreshed', survey: opened.survey });
  else if (opened.problem.why === 'unreachable') dispatch({ type: 'tried', outcome: AGAIN });
  else dispatch({ type: 'tried', outcome: { kind: 'closed', closure: opened.problem } });
}

async function send(session: Session, dispatch: Dispatch<Action>): Promise<void> {
  const { submissionId, version, answers, startedAt, origin } = draftOf(session);
  const submission = {
    submissionId,
    version,
    answers,
    startedAt,
    ...origin,
    test: testToken() || undefined,
    linkCode: linkCode(),
    ...visitKeys,
    challenge: session.proof,
  };
  const [outcome] = await Promise.all([sendSubmission(session.survey.surveyId, submission), loadEndPage()]);
  dispatch({ type: 'tried', outcome: outcome.kind === 'closed' || outcome.kind === 'reused' ? await withPage(outcome) : outcome });
}
