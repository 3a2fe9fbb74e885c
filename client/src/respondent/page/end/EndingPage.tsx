import type { FilledEnding } from '@wence/schema';
import type { ReactNode } from 'react';
import { imageAddress } from '../../../shared/image-address';
import { useMessages } from '../../i18n/messages';
import { RichText } from '../../text/RichText';
import styles from './EndingPage.module.css';
import { Redirect } from './Redirect';
import { endWords } from './words';

interface EndingPageProps {
  readonly ending: FilledEnding;
  /** The survey's title. Left out where its own heading says it. */
  readonly survey?: string;
  /** Words in place of a title or a text that the author left out. */
  readonly title: string;
  readonly text: string;
  /** Said below in small letters, one line each. */
  readonly notes?: readonly string[];
  /** Seen again: it leads nowhere by itself. */
  readonly isEarlier?: boolean;
  /** Buttons of this page's own. */
  readonly children?: ReactNode;
}

/** An end page as its author made it, with this respondent's answers in it. */
export function EndingPage({ ending, survey, title, text, notes = [], isEarlier = false, children }: EndingPageProps) {
  const words = endWords(useMessages().language);
  const { button, redirect } = ending;
  const picture = imageAddress(ending.picture ?? undefined);
  return (
    <div className={styles.ending}>
      {survey && <p className={styles.note}>{survey}</p>}
      {picture && <img className={styles.picture} src={picture} alt="" />}
      <h1 id="screen-title" tabIndex={-1}>
        {ending.title ?? title}
      </h1>
      <div className={styles.text}>{ending.text === null ? text : <RichText html={ending.text} />}</div>
      {redirect && <Redirect url={redirect.url} seconds={isEarlier ? null : redirect.seconds} />}
      {button && (
        <p>
          <a className={styles.button} href={button.url} rel="noreferrer">
            {button.text ?? words.goOn}
          </a>
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
