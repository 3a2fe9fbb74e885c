import { isRequired, type SurveyRow } from '@wence/schema';
import { useMessages } from '../../i18n/messages';
import { RichText } from '../../text/RichText';
import { describedBy, questionIds } from '../question-ids';
import type { QuestionProps } from '../question-props';
import styles from './Matrix.module.css';
import { matrixIn, withCell } from './matrix-answer';
import { rowErrorText } from './matrix-error-text';
import { matrixIds } from './matrix-ids';
import type { Column, MatrixKind } from './matrix-kind';
import { Picture } from './Picture';
import { RowName } from './RowName';
import { errorsOfRow } from './row-errors';

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
  // Where nothing at all is answered, what is told of the whole is told of each row.
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
