import styles from './answer-list.module.css';

/**
 * Written answers, newest first, in a box of fixed height: new ones push down inside it and leave the page where it is.
 * The server sends no ids for them, so the place in the list is the key; the rows hold no state that could get mixed up.
 */
export const AnswerList = ({ label, texts }: { label: string; texts: readonly string[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard
  <ul className={styles.answers} aria-label={label} tabIndex={0}>
    {texts.map((text, place) => (
      <li key={`${place}/${text}`}>{text}</li>
    ))}
  </ul>
);
