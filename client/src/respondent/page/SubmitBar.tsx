import { pagingOf } from '@wence/schema';
import { useEffect, useRef } from 'react';
import { useVisit } from '../visit/visit-context';
import { LeavingNote } from './LeavingNote';
import { ReusedButtons } from './ReusedButtons';
import { SendingNote } from './SendingNote';
import { StepButtons } from './StepButtons';
import styles from './SubmitBar.module.css';

/** The foot of a screen of questions: what became of sending, and the buttons. */
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
