import { EXAM_GRACE, takesAttempts } from '@wence/schema';
import { type Dispatch, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Button } from '../control/Button';
import { useMessages } from '../i18n/messages';
import { NoticePage } from '../page/NoticePage';
import type { Action } from '../session/action';
import type { Session } from '../session/session';
import { useVisit } from '../session/visit-context';
import { ClockBar } from './ClockBar';
import { askClock, type ExamClock, forgetClock, onClock, readClock, runningIn, untilDue } from './exam-clock';
import { StartPanel } from './StartPanel';
import styles from './StartPanel.module.css';
import { wordsIn } from './words';

/** Asks where this respondent stands: as the visit begins, after an answer was refused, and when the page comes back to the front. */
function useStanding(session: Session): void {
  const isAnswering = session.stage !== 'done' && session.stage !== 'closed';
  const isRefused = session.sending.kind === 'refused';
  useEffect(
    function ask() {
      if (!isAnswering) {
        forgetClock();
        return undefined;
      }
      const askAgain = () => {
        if (document.visibilityState === 'visible') void askClock(session, 'standing');
      };
      askAgain();
      document.addEventListener('visibilitychange', askAgain);
      return () => document.removeEventListener('visibilitychange', askAgain);
    },
    // What is asked does not change with the answers.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [isAnswering, isRefused],
  );
}

/** Brings the visit to the attempt that runs: its answers so far where they are on this device, none where they are not. */
function useAttempt(session: Session, clock: ExamClock, dispatch: Dispatch<Action>): void {
  const attempt = clock.kind === 'known' ? clock.standing.attempt : null;
  const isThere = clock.kind === 'free' || attempt?.submissionId === session.submissionId;
  const isHeld = isThere && session.stage === 'resume';
  const isWelcomed = isThere && session.stage === 'form' && session.way.stage === 'welcome';
  const isOther = attempt !== null && !isThere && session.sending.kind !== 'sending' && session.stage !== 'done';
  useEffect(
    function enter() {
      if (isHeld) dispatch({ type: 'resumed' });
      if (isOther && attempt) {
        const { submissionId, startedAt } = attempt;
        dispatch({ type: 'restarted', submissionId, startedAt: new Date(startedAt).toISOString(), origin: {} });
      }
    },
    [isHeld, isOther, attempt, dispatch],
  );
  useEffect(
    function passWelcome() {
      // The start panel has welcomed them already, and the clock runs.
      if (isWelcomed) dispatch({ type: 'next' });
    },
    [isWelcomed, dispatch],
  );
}

interface AroundProps {
  readonly children: ReactNode;
}

/** Stands around nothing once the newest version of the survey has no attempts any more. */
export function Around({ children }: AroundProps) {
  const { survey } = useVisit().session;
  return takesAttempts(survey.definition.settings?.exam) ? <Attempt>{children}</Attempt> : children;
}

/** The attempt around the questions: before them its rules and the start, above them the clock, after them that the time is over. */
function Attempt({ children }: AroundProps) {
  const { session, dispatch } = useVisit();
  const clock = useSyncExternalStore(onClock, readClock);
  const words = wordsIn(useMessages().language);
  useStanding(session);
  useAttempt(session, clock, dispatch);

  const { stage, sending, submissionId } = session;
  if (stage === 'done' || stage === 'closed' || clock.kind === 'free') return children;
  if (clock.kind === 'asking') return <output className={styles.asking}>{words.asking}</output>;
  if (clock.kind === 'failed') {
    return (
      <NoticePage
        sign="offline"
        survey={session.survey.definition.title}
        title={words.failedTitle}
        text={clock.message || words.failedText}
      >
        <Button onClick={forgetAndAsk(session)}>{words.again}</Button>
      </NoticePage>
    );
  }
  const running = runningIn(submissionId);
  const told = sending.kind === 'refused' ? sending.message : null;
  if (!running?.attempt) return <StartPanel attemptsLeft={clock.standing.attemptsLeft} told={told} />;
  const isLate = (untilDue(submissionId) ?? 0) < -EXAM_GRACE && sending.kind !== 'refused' && sending.kind !== 'idle';
  if (isLate) return <NoticePage sign="offline" survey={session.survey.definition.title} title={words.lateTitle} text={words.lateText} />;
  return (
    <>
      <ClockBar standing={running} attempt={running.attempt} dispatch={dispatch} />
      {children}
    </>
  );
}

const forgetAndAsk = (session: Session) => () => {
  forgetClock();
  void askClock(session, 'standing');
};

/** Nothing stands under the questions. */
export const Extra = (): null => null;

export { followClock as fill } from './clock-step';
