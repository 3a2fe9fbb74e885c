import type { SurveyOption } from '@wence/schema';
import type { ReactNode } from 'react';
import { RichText } from '../../text/RichText';
import styles from './OptionRow.module.css';

/** Props of the component that draws one option of a choice. */
export interface OptionRowProps {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly option: SurveyOption;
  readonly isChosen: boolean;
  /** The question takes no more choices. The row stays focusable, so that screen readers can read the reason. */
  readonly isFull?: boolean;
  /** The choice cannot be changed. The row stays focusable, so that screen readers can read it. */
  readonly isFixed?: boolean;
  readonly isWrong?: boolean;
  readonly describedBy?: string;
  readonly onChoose: () => void;
  readonly onKeyDown: (key: string) => void;
  readonly onKeyUp: () => void;
  /** Shown under the title. */
  readonly below?: ReactNode;
  /** Shown once the option is chosen, such as its text input. */
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
