import type { Ref } from 'react';
import button from '../../control/Button.module.css';
import styles from './PositionQuestion.module.css';

interface LocateButtonProps {
  readonly button: Ref<HTMLButtonElement>;
  readonly text: string;
  readonly isBusy: boolean;
  readonly isFaulty: boolean;
  readonly describedBy: string | undefined;
  readonly onClick: () => void;
}

/** Stays reachable while the device looks for itself; pressing it again changes nothing. */
export function LocateButton({ button: ref, text, isBusy, isFaulty, describedBy, onClick }: LocateButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={`${button.button} ${button.secondary} ${styles.locate}`}
      data-faulty={isFaulty ? '' : undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={describedBy}
      onClick={() => !isBusy && onClick()}
    >
      {text}
    </button>
  );
}
