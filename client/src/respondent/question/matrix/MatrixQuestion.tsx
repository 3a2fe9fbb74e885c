import { useMessages } from '../../i18n/messages';
import { QuestionFrame } from '../QuestionFrame';
import { describedBy, questionIds } from '../question-ids';
import type { QuestionProps } from '../question-props';
import { layoutOf } from './layout-of';
import styles from './Matrix.module.css';
import { MatrixHead } from './MatrixHead';
import { MatrixRow } from './MatrixRow';
import type { MatrixKind } from './matrix-kind';

/** Further lines of a table on its side: titles of rows, and what is said of them. */
const FRAME_LINES = 2;

/**
 * A matrix: a group of radio buttons, checkboxes or inputs per row. Style sheets alone decide whether it is a table, a table on its side or a card
 * per row, so that turning the phone loses neither focus nor place.
 */
export function MatrixQuestion(props: QuestionProps & { readonly kind: MatrixKind }) {
  const { node, options, rows, error, kind } = props;
  const messages = useMessages();
  const ids = questionIds(node.id);
  const columns = kind.columnsOf(messages, node, options);
  const { isTable, isFlipped, isSided } = layoutOf(node, rows, columns, kind);
  const hint = kind.hint(messages, node);
  const lines = columns.length + FRAME_LINES + (isSided ? 1 : 0);

  return (
    <QuestionFrame {...props} hint={hint}>
      <div
        className={styles.matrix}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is named by a legend, this by the title of the question
        role="group"
        aria-labelledby={ids.title}
        aria-describedby={describedBy(hint && ids.hint, error && ids.error)}
        data-table={isTable ? '' : undefined}
        data-flip={isFlipped ? '' : undefined}
        data-fixed={node.setting?.is_fixed_header === true ? '' : undefined}
        ref={(element) => element?.style.setProperty('--lines', String(lines))}
      >
        {columns.length > 0 && <MatrixHead node={node} columns={columns} isSided={isSided} Foot={kind.Foot} />}
        {rows.map((row) => (
          <MatrixRow key={row.id} {...props} row={row} columns={columns} isSided={isSided} />
        ))}
      </div>
    </QuestionFrame>
  );
}
