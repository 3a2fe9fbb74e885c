import { type ReactNode, useEffect } from 'react';
import styles from './NoticePage.module.css';

export type SignKind = 'done' | 'paused' | 'missing' | 'draft' | 'offline';

const STROKES: Record<SignKind, string> = {
  done: 'M13 20.5l5 5 9-11',
  paused: 'M16 14v12M24 14v12',
  missing: 'M15 15l10 10M25 15L15 25',
  draft: 'M14 20h.01M20 20h.01M26 20h.01',
  offline: 'M20 12v10M20 27h.01',
};

/** An icon above a notice. It is hidden from screen readers, because the text says the same. */
function Sign({ kind }: { readonly kind: SignKind }) {
  return (
    <svg className={`${styles.sign} ${styles[kind]}`} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="18" />
      <path d={STROKES[kind]} />
    </svg>
  );
}

interface NoticePageProps {
  readonly sign: SignKind;
  readonly survey?: string;
  readonly title: string;
  readonly text: string;
  /** A further remark, shown above the buttons. */
  readonly remark?: ReactNode;
  /** Buttons, the most likely wish first. */
  readonly children?: ReactNode;
}

/** A screen that says one thing: thanks, closed, not found, where to go on. */
export function NoticePage({ sign, survey, title, text, remark, children }: NoticePageProps) {
  return (
    <div className={styles.notice}>
      <Sign kind={sign} />
      {survey && <p className={styles.survey}>{survey}</p>}
      <h1 id="screen-title" tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      {remark}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

/** Names the tab while this is shown. */
export function useTabTitle(title: string): void {
  useEffect(
    function nameTab() {
      document.title = title;
    },
    [title],
  );
}
