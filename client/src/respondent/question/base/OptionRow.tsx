import type { SurveyOption } from '@wence/schema';
import type { ReactNode } from 'react';
import { RichText } from '../../text/RichText';
import styles from './OptionRow.module.css';

/** What draws one option of a choice is given. */
export interface OptionRowProps {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly option: SurveyOption;
  readonly isChosen: boolean;
  /** The question takes no more. The row stays reachable, so that the reason can be heard there too. */
  readonly isFull?: boolean;
  /** What was chosen stays. The row stays reachable, so that what stands in it can be heard. */
  readonly isFixed?: boolean;
  readonly isWrong?: boolean;
  readonly describedBy?: string;
  readonly onChoose: () => void;
  readonly onKeyDown: (key: string) => void;
  readonly onKeyUp: () => void;
  /** Under the title. */
  readonly below?: ReactNode;
  /** What the option asks for once it is chosen. */
  readonly children?: ReactNode;
}

/** The radio button or checkbox of an option: the attributes of its input. */
export function markOf({ kind, name, isChosen, isFull, isFixed, isWrong, describedBy, onChoose, onKeyDown, onKeyUp }: OptionRowProps) {
  return {
    type: kind,
    name,
    checked: isChosen,
    'aria-disabled': isFull || isFixed || undefined,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy,
    onChange: onChoose,
    onKeyDown: ({ key }: { readonly key: string }) => onKeyDown(key),
    onKeyUp,
  };
}

/** One option: the whole row is the target. */
export function OptionRow(props: OptionRowProps) {
  const { option, isChosen, isFull, below, children } = props;
  return (
    <div className={styles.row} data-chosen={isChosen ? '' : undefined} data-full={isFull ? '' : undefined}>
      <label className={styles.pick}>
        <input {...markOf(props)} className={styles.mark} />
        <span>
          <RichText html={option.title} />
        </span>
      </label>
      {below}
      {isChosen && children}
    </div>
  );
}
