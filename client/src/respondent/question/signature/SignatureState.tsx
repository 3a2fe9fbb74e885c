import buttons from '../../control/Button.module.css';
import type { Row } from '../upload/upload-list';
import styles from './SignatureQuestion.module.css';
import type { SignatureWords } from './words';

interface SignatureStateProps {
  readonly row: Row | undefined;
  readonly words: SignatureWords;
  readonly onRetry: () => void;
}

/** The state of storing a signature, in words, with a button to try again. */
export function SignatureState({ row, words, onRetry }: SignatureStateProps) {
  if (!row) return <span />;
  const { state } = row;
  return (
    <span className={styles.state} data-state={state}>
      {words.state[state]}
      {state === 'failed' && (
        <button type="button" className={`${buttons.button} ${buttons.quiet} ${styles.retry}`} onClick={onRetry}>
          {words.retry}
        </button>
      )}
    </span>
  );
}
