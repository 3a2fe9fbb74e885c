import { questionNumbers } from '@wence/schema';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages';
import { useVisit } from '../session/visit-context';
import { viewOf } from '../session/way';
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

/** Tells that the survey was changed since the answers were given, and what became of them. */
export function NewVersionNote() {
  const { session } = useVisit();
  const messages = useMessages();
  if (session.lostToNewVersion === null) return null;
  const numbers = questionNumbers(session.survey.definition, viewOf(session).evaluation);
  const lost = session.lostToNewVersion.flatMap((id) => numbers.get(id) ?? []);
  return <Note tone="info">{lost.length === 0 ? messages.newVersionFits : messages.newVersionLost(lost)}</Note>;
}
