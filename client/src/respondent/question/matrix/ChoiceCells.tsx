import type { SurveyOption } from '@wence/schema';
import { RichText } from '../../text/RichText';
import row from '../base/OptionRow.module.css';
import { choicesIn } from './matrix-answer';
import { matrixIds } from './matrix-ids';
import type { CellsProps, MatrixKind } from './matrix-kind';
import styles from './MatrixQuestion.module.css';
import { Picture } from './Picture';

interface ChoiceCellsProps extends CellsProps {
  readonly type: 'radio' | 'checkbox';
  /** The row takes no more but the exclusive option. It stays reachable, so that the reason can be heard there too. */
  readonly isBlocked?: (option: SurveyOption) => boolean;
  readonly onChoose: (option: SurveyOption) => void;
}

/** A radio button or checkbox per column. */
export function ChoiceCells({ node, rowId, options, cell, wrong, noteId, type, isBlocked, onChoose }: ChoiceCellsProps) {
  const ids = matrixIds(node.id);
  const chosen = choicesIn(cell, options);
  const first = chosen[0] ?? options[0]?.id;

  return (
    <div className={styles.cells}>
      {options.map((option) => {
        const { id, title, image } = option;
        const isChosen = chosen.includes(id);
        const isFull = (!isChosen && isBlocked?.(option)) || undefined;
        return (
          <label key={id} className={styles.cell} data-chosen={isChosen ? '' : undefined} data-full={isFull}>
            <input
              className={row.mark}
              type={type}
              name={ids.row(rowId)}
              checked={isChosen}
              aria-labelledby={ids.column(id)}
              aria-describedby={isFull && noteId}
              aria-disabled={isFull}
              // A group of radio buttons says it itself; one of checkboxes cannot.
              aria-invalid={(type === 'checkbox' && wrong.isCellWrong) || undefined}
              data-faulty={wrong.isCellWrong && id === first ? '' : undefined}
              onChange={() => onChoose(option)}
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

/** The columns of matrices that are chosen from: their options. */
export const optionColumns: Pick<MatrixKind, 'columnsOf' | 'leastWidth'> = {
  columnsOf: (_messages, _node, options) => options.map(({ id, title, image }) => ({ key: id, title, image })),
  leastWidth: 52,
};
