import type { ReactNode } from 'react';
import { Sign, type SignKind } from './Sign';
import styles from './NoticePage.module.css';

interface NoticePageProps {
  readonly sign: SignKind;
  readonly survey?: string;
  readonly title: string;
  readonly text: string;
  /** What else there is to know before pressing a button. */
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
