import { useMessages } from '../../i18n/messages';
import type { QuestionControl } from '../base/loaded-controls';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { QuestionFrame } from '../base/QuestionFrame';
import { layoutOf } from './layout';
import { matrixErrorText } from './matrix-errors';
import type { MatrixKind } from './matrix-kind';
import { MatrixHead } from './MatrixHead';
import styles from './MatrixQuestion.module.css';
import { MatrixRow } from './MatrixRow';

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

/** The control of one sub-type. Each is loaded by itself: most matrices are chosen from. */
export function matrixControlOf(kind: MatrixKind): QuestionControl {
  return {
    Control: (props: QuestionProps) => <MatrixQuestion {...props} kind={kind} />,
    errorText: (...shown) => matrixErrorText(kind, ...shown),
  };
}
