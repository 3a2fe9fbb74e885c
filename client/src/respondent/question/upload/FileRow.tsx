import buttons from '../../control/Button.module.css';
import { sizeText, type UploadRules } from './upload';
import type { Row } from './upload-list';
import styles from './UploadQuestion.module.css';
import type { UploadWords } from './words';

interface FileRowProps {
  readonly row: Row;
  readonly rules: UploadRules;
  readonly words: UploadWords;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

const HUNDRED = 100;
const ACTION = `${buttons.button} ${buttons.quiet} ${styles.action}`;

/** A file with where it stands: on its way, there, stuck, or not taken and why. */
export function FileRow({ row, rules, words, onRetry, onRemove }: FileRowProps) {
  const { state, fault, share, size } = row;
  const name = row.name || words.unnamed;
  const percent = Math.floor(share * HUNDRED);
  return (
    <li className={styles.row} data-state={state}>
      <div className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.state}>
          {size > 0 && `${sizeText(size)} · `}
          {state === 'sending' && words.percent(percent)}
          {state === 'stored' && words.isStored}
          {state === 'failed' && words.isFailed}
          {state === 'refused' && words.fault(fault ?? 'other', rules)}
        </span>
        {state === 'sending' && <progress className={styles.progress} max={HUNDRED} value={percent} aria-label={name} />}
      </div>
      <div className={styles.actions}>
        {state === 'failed' && (
          <button type="button" className={`${ACTION} ${styles.retry}`} aria-label={`${words.retry} ${name}`} onClick={onRetry}>
            {words.retry}
          </button>
        )}
        <button
          type="button"
          className={ACTION}
          aria-label={`${state === 'sending' ? words.cancel : words.remove} ${name}`}
          onClick={onRemove}
        >
          {state === 'sending' ? words.cancel : words.remove}
        </button>
      </div>
    </li>
  );
}
