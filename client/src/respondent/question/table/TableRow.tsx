import { type FieldTexts, isRequired } from '@wence/schema';
import { useMessages } from '../../i18n/messages';
import { RichText } from '../../text/RichText';
import { questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { ErrorNote } from '../base/QuestionFrame';
import { isMarked } from '../fields/fields';
import { rowIds, isBlankRow, isGrowing, type TableRow as Row } from './table';
import { cellError, isNeeded, isRowMissing, rowError } from './table-errors';
import { TableCell } from './TableCell';
import styles from './TableQuestion.module.css';
import type { TableWords } from './words';

/** Takes a row away: words in a card, a cross at the end of a line. */
function RemoveButton({ text, onClick }: { readonly text: string; readonly onClick: () => void }) {
  return (
    <button type="button" className={styles.remove} onClick={onClick}>
      <svg className={styles.cross} viewBox="0 0 16 16" aria-hidden="true">
        <path d="m4 4 8 8m0-8-8 8" />
      </svg>
      <span className={styles.text}>{text}</span>
    </button>
  );
}

interface TableRowProps extends QuestionProps {
  readonly row: Row;
  readonly texts: FieldTexts | undefined;
  readonly words: TableWords;
  readonly onType: (columnId: number, text: string) => void;
  readonly onEnter: () => void;
  /** Left out where no row may go. */
  readonly onRemove: (() => void) | undefined;
}

/** A row, which is a card where there is no room: what it is about, its boxes, and the way to be rid of it. */
export function TableRow({ node, options, errors, row, texts, words, onType, onEnter, onRemove }: TableRowProps) {
  const messages = useMessages();
  const ids = rowIds(node.id, row.place);
  const empty = rowError(row, errors);
  const isMissing = isRowMissing(node, row, texts, errors);
  const isBegun = !isBlankRow(texts) || (isRequired(node) && isNeeded(node, row));
  const hasMarked = options.some(isMarked);
  const name = words.row(row.place + 1);

  return (
    <tr className={styles.row} data-place={row.place}>
      <th scope="row">
        <span id={ids.title}>{row.rowId === undefined ? name : <RichText html={row.title} />}</span>
        {empty && <ErrorNote id={ids.error} text={messages.errors.fillIn} />}
      </th>
      {options.map((column) => (
        <TableCell
          key={column.id}
          nodeId={node.id}
          place={row.place}
          column={column}
          text={texts?.[column.id] ?? ''}
          error={cellError(row, column, errors)}
          missingId={isMissing && (isMarked(column) || !hasMarked) ? (empty ? ids.error : questionIds(node.id).error) : undefined}
          isRequired={isBegun && isMarked(column)}
          onType={(text) => onType(column.id, text)}
          onEnter={onEnter}
        />
      ))}
      {isGrowing(node) && <td className={styles.end}>{onRemove && <RemoveButton text={words.remove(name)} onClick={onRemove} />}</td>}
    </tr>
  );
}
