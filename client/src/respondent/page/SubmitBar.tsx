import { remainingMaximum, pagingOf } from '@wence/schema';
import { useEffect, useRef } from 'react';
import { useMessages } from '../i18n/messages';
import { laterPages } from '../opening/later-pages';
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
  const Reused = laterPages.problem;
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
      return Reused ? <Reused.ReusedNote /> : null;
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

/** The bottom of a screen of questions: the state of sending, and the buttons. */
export function SubmitBar() {
  const { sending, survey } = useVisit().session;
  const bar = useRef<HTMLDivElement>(null);
  const Reused = laterPages.problem;

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
      {sending.kind === 'reused' && Reused ? <Reused.ReusedButtons className={styles.choices} /> : <StepButtons />}
    </div>
  );
}
