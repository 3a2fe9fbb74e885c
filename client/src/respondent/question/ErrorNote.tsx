import styles from './ErrorNote.module.css';

/** An error beside what it is about: mark and words, never colour alone. */
export function ErrorNote({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p id={id} className={styles.error}>
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0Zm-.9 3.8h1.8v5.4H7.1V3.8Zm0 6.9h1.8v1.7H7.1v-1.7Z" />
      </svg>
      {text}
    </p>
  );
}
