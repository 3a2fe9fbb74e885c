import { isRequired, maxWordOf, sizeOf, suffixOf } from '@wence/schema';
import box from '../control/TextBox.module.css';
import { onEnterKey } from '../control/enter-key';
import { textHint } from '../i18n/hint-text';
import { useMessages } from '../i18n/messages';
import { QuestionFrame } from './QuestionFrame';
import { describedBy, questionIds } from './question-ids';
import type { QuestionProps } from './question-props';
import styles from './TextQuestion.module.css';
import { textInput } from './text-input';
import { WordCount } from './WordCount';

const ROWS: Record<number, number> = { 4: 3, 5: 5, 6: 9 };

const OPEN_TEXT = 3;
/** Of the ready-made types, whose authors choose no size: an address or the name of a school takes more than the smallest. */
const READY_MADE_SIZE = 2;

/** Open text: one line or several by its size, with the keyboard, the unit and the counter its settings ask for. */
export function TextQuestion(props: QuestionProps) {
  const { node, answer, error, dispatch } = props;
  const hint = textHint(useMessages(), node);
  const ids = questionIds(node.id);
  const text = answer && 'text' in answer ? (answer.text ?? '') : '';
  const size = node.type === OPEN_TEXT ? sizeOf(node) : READY_MADE_SIZE;
  const suffix = suffixOf(node);
  const maxWord = maxWordOf(node);
  const shared = {
    className: box.box,
    value: text,
    'aria-labelledby': ids.title,
    'aria-describedby': describedBy(hint && ids.hint, suffix && ids.suffix, maxWord > 0 && ids.count, error && ids.error),
    'aria-required': isRequired(node) || undefined,
    'aria-invalid': error ? true : undefined,
    onChange: (event: { target: { value: string } }) => dispatch({ type: 'typed', nodeId: node.id, text: event.target.value }),
    ...textInput(node),
  };

  return (
    <QuestionFrame {...props} hint={hint}>
      <div className={styles.line} data-size={size}>
        {size >= 4 ? (
          <textarea {...shared} rows={ROWS[size]} />
        ) : (
          <input {...shared} type="text" onKeyDown={onEnterKey(() => dispatch({ type: 'entered' }))} />
        )}
        {suffix && (
          <span id={ids.suffix} className={styles.suffix}>
            {suffix}
          </span>
        )}
        {maxWord > 0 && <WordCount id={ids.count} text={text} max={maxWord} />}
      </div>
    </QuestionFrame>
  );
}
