import { readableText, type SurveyRow, isRequired } from '@wence/schema';
import { onEnterKey } from '../../control/enter-key';
import box from '../../control/text-box.module.css';
import { useMessages } from '../../i18n/messages';
import { RichText } from '../../text/RichText';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { matrixIn, withName, withCell } from './matrix-answer';
import { rowErrorText, errorsOfRow } from './matrix-errors';
import { matrixIds } from './matrix-ids';
import type { Column, MatrixKind } from './matrix-kind';
import styles from './MatrixQuestion.module.css';
import { Picture } from './Picture';
import { wordsIn } from './words';

interface RowNameProps extends QuestionProps {
  readonly row: SurveyRow;
  readonly isWrong: boolean;
  readonly noteId: string | undefined;
}

/** Input for the name of a row that the author left open. */
function RowName({ node, row, answer, dispatch, isWrong, noteId }: RowNameProps) {
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

interface MatrixRowProps extends QuestionProps {
  readonly kind: MatrixKind;
  readonly row: SurveyRow;
  readonly columns: readonly Column[];
  readonly isSided: boolean;
}

/** One row: a group of its own, named by its title and the question. */
export function MatrixRow(props: MatrixRowProps) {
  const { kind, node, row, answer, errors, dispatch, isSided } = props;
  const messages = useMessages();
  const ids = matrixIds(node.id);
  const wrong = errorsOfRow(row, errors);
  const cell = matrixIn(answer).rows[row.id];
  const note = wrong.told ? rowErrorText(messages, kind, props, answer, wrong.told) : kind.status(messages, props, cell);
  // If nothing is answered, the question's error describes each row.
  const noteId = note ? ids.note(row.id) : wrong.isCellWrong ? questionIds(node.id).error : undefined;
  const isRadio = kind.isChosenOnce;

  return (
    <div
      className={styles.row}
      role={isRadio ? 'radiogroup' : 'group'}
      aria-labelledby={describedBy(ids.row(row.id), row.rightTitle && ids.right(row.id), questionIds(node.id).title)}
      aria-describedby={noteId}
      aria-required={(isRadio && isRequired(node) && !row.other) || undefined}
      aria-invalid={(isRadio && wrong.isCellWrong) || undefined}
      data-wrong={wrong.told ? '' : undefined}
    >
      <div className={styles.title}>
        <Picture name={row.image} />
        <div id={ids.row(row.id)}>
          <RichText html={row.title} />
        </div>
        {row.other && <RowName {...props} isWrong={wrong.isNameWrong} noteId={noteId} />}
      </div>
      {note && (
        <p id={noteId} className={styles.note} data-wrong={wrong.told ? '' : undefined}>
          {note}
        </p>
      )}
      <kind.Cells
        {...props}
        rowId={row.id}
        cell={cell}
        wrong={wrong}
        noteId={noteId}
        onChange={(next, said) => dispatch({ type: 'answered', nodeId: node.id, answer: withCell(answer, row.id, next), said })}
      />
      {isSided && (
        <div className={styles.right} id={ids.right(row.id)}>
          {row.rightTitle}
        </div>
      )}
    </div>
  );
}
