import { useEffect, useRef } from 'react';
import styles from './VerificationCodeQuestion.module.css';

interface ProvenMarkProps {
  readonly id: string;
  readonly text: string;
  /** It has just come in the place of the box that had the keyboard. */
  readonly isNew: boolean;
}

/** A number that is proven: mark and words. */
export function ProvenMark({ id, text, isNew }: ProvenMarkProps) {
  const mark = useRef<HTMLParagraphElement>(null);

  useEffect(
    function takeFocus() {
      if (isNew && document.activeElement === document.body) mark.current?.focus();
    },
    [isNew],
  );

  return (
    <p ref={mark} id={id} className={styles.proven} tabIndex={-1}>
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0Zm-.9 11.6L3.7 8.2l1.2-1.2 2.2 2.2 4.1-4.1 1.2 1.2-5.3 5.3Z" />
      </svg>
      {text}
    </p>
  );
}
