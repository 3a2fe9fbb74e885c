import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages';
import styles from './Frame.module.css';

interface FrameProps {
  /** 0 to 1; left out where there is nothing to be far along in. */
  readonly progress?: number;
  /** Said politely to people who do not see the screen; a new `turn` says it again. */
  readonly spoken?: string;
  readonly turn?: number;
  readonly children: ReactNode;
}

/** Layout of every screen: progress line, skip link, the sheet, and the live region that announces changes. */
export function Frame({ progress, spoken = '', turn = 0, children }: FrameProps) {
  const messages = useMessages();
  return (
    <>
      <a className={styles.skip} href="#content">
        {messages.skipToContent}
      </a>
      <main id="content" className={styles.sheet} tabIndex={-1}>
        {progress !== undefined && <progress className={styles.progress} aria-label={messages.progress} max={1} value={progress} />}
        {children}
      </main>
      <div className={styles.spoken} aria-live="polite" aria-atomic="true">
        <span key={turn}>{spoken}</span>
      </div>
    </>
  );
}
