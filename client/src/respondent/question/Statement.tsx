import { RichText } from '../text/RichText';
import styles from './Question.module.css';
import type { QuestionProps } from './question-props';
import { questionIds } from './question-ids';

/** A text between the questions: nothing is asked. */
export function Statement({ node, title }: QuestionProps) {
  return (
    <div id={questionIds(node.id).title} className={styles.statement} data-question={node.id}>
      <RichText html={title} />
    </div>
  );
}
