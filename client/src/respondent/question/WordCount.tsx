import { textLength } from '@wence/schema';
import { useMessages } from '../i18n/messages';
import styles from './TextQuestion.module.css';

/** How much of the room is used. Typing past the end is possible: pasted text can be cut down by its author better than by us. */
export function WordCount({ id, text, max }: { readonly id: string; readonly text: string; readonly max: number }) {
  const messages = useMessages();
  const count = textLength(text.trim());
  return (
    <p className={styles.count} data-over={count > max ? '' : undefined}>
      <span aria-hidden="true">{messages.wordCount(count, max)}</span>
      <span id={id} className={styles.spoken}>
        {messages.wordCountSpoken(count, max)}
      </span>
    </p>
  );
}
