import { useMessages } from '../i18n/messages';
import type { QuestionProps } from '../question/question-props';
import { useVisit } from '../visit/visit-context';
import { wordsIn } from './i18n/words';
import styles from './ResultNote.module.css';

/** Under a question that shows how others chose: of how many, and that one's own choice is for good. */
export function ResultNote({ node }: QuestionProps) {
  const { results, stage } = useVisit().session;
  const result = results?.[node.id];
  const words = wordsIn(useMessages().language);
  if (!result) return null;
  return (
    <p className={styles.note}>
      {words.base(result.base)}
      {stage === 'form' && <span className={styles.stays}>{words.stays}</span>}
    </p>
  );
}
