import { RichText } from '../text/RichText';
import { markOf } from './mark-of';
import styles from './OptionRow.module.css';
import type { OptionRowProps } from './option-row-props';

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
