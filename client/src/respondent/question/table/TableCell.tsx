import type { AnswerError, SurveyOption } from '@wence/schema';
import { useMessages } from '../../i18n/messages';
import { describedBy } from '../base/question-ids';
import { ErrorNote } from '../base/QuestionFrame';
import { fieldErrorText } from '../fields/fields';
import label from '../option-input/label.module.css';
import { optionHint } from '../option-input/option-texts';
import { OptionInput } from '../option-input/OptionInput';
import { columnIds, rowIds } from './table';
import { ColumnTitle } from './TableHead';
import styles from './TableQuestion.module.css';

interface TableCellProps {
  readonly nodeId: number;
  readonly place: number;
  readonly column: SurveyOption;
  readonly text: string;
  readonly error: AnswerError | undefined;
  /** The id of the words that tell that something must be filled in here; undefined: it need not. */
  readonly missingId: string | undefined;
  readonly isRequired: boolean;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
}

/** One box, named by its row and its column; in a card its label stands over it. */
export function TableCell({ nodeId, place, column, text, error, missingId, isRequired, onType, onEnter }: TableCellProps) {
  const messages = useMessages();
  const ofColumn = columnIds(nodeId, column.id);
  const ofRow = rowIds(nodeId, place);
  const errorId = ofRow.cellError(column.id);
  const hint = optionHint(messages, column);

  return (
    <td className={styles.cell}>
      <label className={label.label}>
        <span className={styles.caption}>
          <ColumnTitle column={column} />
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
        <OptionInput
          option={column}
          text={text}
          isWrong={error !== undefined || missingId !== undefined}
          isRequired={isRequired}
          labelledBy={`${ofRow.title} ${ofColumn.title}`}
          describedBy={describedBy(hint && ofColumn.hint, error ? errorId : missingId)}
          onType={onType}
          onEnter={onEnter}
        />
      </label>
      {error && (
        <div className={styles.note}>
          <ErrorNote id={errorId} text={fieldErrorText(messages, column, text, error)} />
        </div>
      )}
    </td>
  );
}
