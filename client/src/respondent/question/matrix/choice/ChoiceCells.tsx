import { isExclusive, maxOf } from '@wence/schema';
import { useMessages } from '../../../i18n/messages';
import { isFull } from '../../../session/choose';
import { RichText } from '../../../text/RichText';
import row from '../../OptionRow.module.css';
import styles from '../Matrix.module.css';
import { choicesIn } from '../matrix-answer';
import { matrixIds } from '../matrix-ids';
import type { CellsProps } from '../matrix-kind';
import { Picture } from '../Picture';
import { chooseInRow, toggleInRow } from './choose-in-row';
import { MULTIPLE } from './sub-types';

/** Single and multiple choice: a radio button or checkbox per column. */
export function ChoiceCells(props: CellsProps) {
  const { node, rowId, options, answer, cell, wrong, noteId, onChange } = props;
  const messages = useMessages();
  const ids = matrixIds(node.id);
  const isMultiple = node.subType === MULTIPLE;
  const chosen = choicesIn(cell, options);
  const takesNoMore = isMultiple && isFull(maxOf(node), chosen.length);
  const first = chosen[0] ?? options[0]?.id;

  return (
    <div className={styles.cells}>
      {options.map((option) => {
        const { id, title, image } = option;
        const isChosen = chosen.includes(id);
        const isBlocked = takesNoMore && !isChosen && !isExclusive(option);
        return (
          <label key={id} className={styles.cell} data-chosen={isChosen ? '' : undefined} data-full={isBlocked ? '' : undefined}>
            <input
              className={row.mark}
              type={isMultiple ? 'checkbox' : 'radio'}
              name={ids.row(rowId)}
              checked={isChosen}
              aria-labelledby={ids.column(id)}
              aria-describedby={isBlocked ? noteId : undefined}
              aria-disabled={isBlocked || undefined}
              aria-invalid={(isMultiple && wrong.isCellWrong) || undefined}
              data-faulty={wrong.isCellWrong && id === first ? '' : undefined}
              onChange={() => {
                const next = isMultiple ? toggleInRow(messages, props, cell, option) : chooseInRow(messages, props, answer, rowId, id);
                onChange(next.cell, next.said);
              }}
            />
            <span className={styles.name}>
              <Picture name={image} />
              <RichText html={title} />
            </span>
          </label>
        );
      })}
    </div>
  );
}
