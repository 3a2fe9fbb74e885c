import type { ReactNode } from 'react';
import styles from './Note.module.css';

interface NoteProps {
  readonly tone: 'info' | 'warning' | 'danger';
  readonly children: ReactNode;
}

/** A remark of the page in the middle of the survey, read out when it appears. */
export function Note({ tone, children }: NoteProps) {
  return (
    <div className={`${styles.note} ${styles[tone]}`} aria-live="polite">
      {children}
    </div>
  );
}
