import { useMessages } from '../../i18n/messages';
import styles from './PositionQuestion.module.css';
import { wordsIn } from './words';

interface PlaceCardProps {
  readonly text: string;
  /** Accuracy in metres; known only if the device has just located itself. */
  readonly accuracy: number | undefined;
  readonly onRemove: () => void;
}

/** The place that will be sent. */
export function PlaceCard({ text, accuracy, onRemove }: PlaceCardProps) {
  const words = wordsIn(useMessages().language);
  return (
    <div className={styles.card}>
      <svg className={styles.pin} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 .8a5.2 5.2 0 0 0-5.2 5.2c0 3.7 5.2 9.2 5.2 9.2s5.2-5.5 5.2-9.2A5.2 5.2 0 0 0 8 .8Zm0 7.2a2 2 0 1 1 0-4 2 2 0 0 1 0 4Z" />
      </svg>
      <p className={styles.text}>
        {text}
        {accuracy !== undefined && <span className={styles.accuracy}> {words.accurate(accuracy)}</span>}
      </p>
      <button type="button" className={styles.remove} aria-label={words.remove} onClick={onRemove}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3.5 3.5l9 9m0-9l-9 9" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
