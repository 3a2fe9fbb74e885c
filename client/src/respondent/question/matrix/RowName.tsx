import { readableText, type SurveyRow } from '@wence/schema';
import box from '../../control/TextBox.module.css';
import { onEnterKey } from '../../control/enter-key';
import { useMessages } from '../../i18n/messages';
import type { QuestionProps } from '../question-props';
import { wordsIn } from './i18n/words';
import styles from './Matrix.module.css';
import { matrixIn, withName } from './matrix-answer';

interface RowNameProps extends QuestionProps {
  readonly row: SurveyRow;
  readonly isWrong: boolean;
  readonly noteId: string | undefined;
}

/** What the respondent calls a row that the author left open. */
export function RowName({ node, row, answer, dispatch, isWrong, noteId }: RowNameProps) {
  const words = wordsIn(useMessages().language);
  return (
    <input
      className={`${box.box} ${styles.rowName}`}
      type="text"
      value={matrixIn(answer).names?.[row.id] ?? ''}
      placeholder={words.namePlaceholder}
      data-faulty={isWrong ? '' : undefined}
      aria-label={words.rowName(readableText(row.title))}
      aria-invalid={isWrong || undefined}
      aria-describedby={noteId}
      onKeyDown={onEnterKey(() => dispatch({ type: 'entered' }))}
      onChange={({ target }) => dispatch({ type: 'answered', nodeId: node.id, answer: withName(answer, row.id, target.value) })}
    />
  );
}
