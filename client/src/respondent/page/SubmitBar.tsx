import { remainingMaximum, pagingOf } from '@wence/schema';
import { useEffect, useRef } from 'react';
import { Button } from '../control/Button';
import { useMessages } from '../i18n/messages';
import { useVisit } from '../session/visit-context';
import { viewOf } from '../session/way';
import { Note } from './Note';
import { StepButtons } from './StepButtons';
import styles from './SubmitBar.module.css';

/** Seconds left on a page with a maximum stay. Renders nothing on other pages. */
function LeavingNote() {
  const { session } = useVisit();
  const messages = useMessages();
  const { page } = viewOf(session);
  const left = page && remainingMaximum(session.way, page, session.way.at);
  if (left === null || left === 0) return null;
  return <p className={styles.leaving}>{messages.leavesIn(Math.ceil(left / 1000))}</p>;
}

/** Tells the state of a submission next to the submit button: no network, a newer version, already sent, refused. */
function SendingNote() {
  const { session, isDurable } = useVisit();
  const messages = useMessages();
  const { sending } = session;
  switch (sending.kind) {
    case 'idle':
      return null;
    case 'sending':
      return sending.failures === 0 ? null : <Note tone="warning">{isDurable ? messages.offline : messages.offlineUnsaved}</Note>;
    case 'waiting':
      return (
        <Note tone="warning">
          <strong>{isDurable ? messages.offline : messages.offlineUnsaved}</strong> <br />
          {messages.retriesByItself}
        </Note>
      );
    case 'refreshing':
      return <Note tone="info">{messages.refreshing}</Note>;
    case 'reused':
      return (
        <Note tone="info">
          <h2>{messages.reusedTitle}</h2>
          {messages.reusedText}
        </Note>
      );
    case 'refused':
      return (
        <Note tone="danger">
          <h2>{messages.refusedTitle}</h2>
          <p>{sending.message}</p>
          <p>{messages.refusedText}</p>
        </Note>
      );
  }
}

/** The response is in, with older answers: leave it at that, or send these as a response of their own. */
function ReusedButtons() {
  const { dispatch, sendAnew } = useVisit();
  const messages = useMessages();
  return (
    <div className={styles.choices}>
      <Button onClick={() => dispatch({ type: 'finished', receipt: { responseId: '', status: 'complete' } })}>{messages.reusedDone}</Button>
      <Button kind="secondary" onClick={sendAnew}>
        {messages.reusedAnew}
      </Button>
    </div>
  );
}

/** The bottom of a screen of questions: the state of sending, and the buttons. */
export function SubmitBar() {
  const { sending, survey } = useVisit().session;
  const bar = useRef<HTMLDivElement>(null);

  useEffect(
    function keepInSight() {
      if (sending.kind !== 'idle') bar.current?.scrollIntoView({ block: 'nearest' });
    },
    [sending.kind],
  );

  return (
    <div ref={bar} className={styles.bar} data-sticky={pagingOf(survey.definition) === 'question' ? '' : undefined}>
      <LeavingNote />
      <SendingNote />
      {sending.kind === 'reused' ? <ReusedButtons /> : <StepButtons />}
    </div>
  );
}
