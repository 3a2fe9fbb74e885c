import { type FieldTexts, isRequired } from '@wence/schema';
import { useMessages } from '../../i18n/messages';
import { RichText } from '../../text/RichText';
import { ErrorNote } from '../ErrorNote';
import { isMarked } from '../fields/field-texts';
import { questionIds } from '../question-ids';
import type { QuestionProps } from '../question-props';
import type { TableWords } from './i18n/zh-CN';
import { RemoveButton } from './RemoveButton';
import { TableCell } from './TableCell';
import styles from './TableQuestion.module.css';
import { cellError, isNeeded, isRowMissing, rowError } from './table-faults';
import { rowIds } from './table-ids';
import { isBlankRow, isGrowing, type TableRow as Row } from './table-rows';

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
