import type { SurveyOption } from '@wence/schema';
import type { ReactNode } from 'react';
import { RichText } from '../text/RichText';
import { markOf } from './mark-of';
import styles from './OptionRow.module.css';

export interface OptionRowProps {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly option: SurveyOption;
  readonly isChosen: boolean;
  /** The question takes no more. The row stays reachable, so that the reason can be heard there too. */
  readonly isFull?: boolean;
  readonly isWrong?: boolean;
  readonly describedBy?: string;
  readonly onChoose: () => void;
  readonly onKeyDown: (key: string) => void;
  readonly onKeyUp: () => void;
  /** What the option asks for once it is chosen. */
  readonly children?: ReactNode;
}

/** One option: the whole row is the target. */
export function OptionRow(props: OptionRowProps) {
  const { option, isChosen, isFull, children } = props;
  return (
    <div className={styles.row} data-chosen={isChosen ? '' : undefined} data-full={isFull ? '' : undefined}>
      <label className={styles.pick}>
        <input {...markOf(props)} className={styles.mark} />
        <span>
          <RichText html={option.title} />
        </span>
      </label>
      {isChosen && children}
    </div>
  );
}
