import { useMessages } from '../i18n/messages';
import styles from './Question.module.css';
import { QuestionFrame } from './QuestionFrame';
import type { QuestionProps } from './question-props';

/** A question of a kind that this page has no control for yet. It is shown and says so; a required one is told again on submit. */
export function NotHereQuestion(props: QuestionProps) {
  return (
    <QuestionFrame {...props} hint="">
      <p className={styles.notHere}>{useMessages().notHere}</p>
    </QuestionFrame>
  );
}
