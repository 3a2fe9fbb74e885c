import styles from './RemoveButton.module.css';

/** Takes a row away: words in a card, a cross at the end of a line. */
export function RemoveButton({ text, onClick }: { readonly text: string; readonly onClick: () => void }) {
  return (
    <button type="button" className={styles.remove} onClick={onClick}>
      <svg className={styles.cross} viewBox="0 0 16 16" aria-hidden="true">
        <path d="m4 4 8 8m0-8-8 8" />
      </svg>
      <span className={styles.text}>{text}</span>
    </button>
  );
}
