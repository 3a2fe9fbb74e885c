import { textLength, isRequired, maxWordOf, sizeOf, suffixOf } from '@wence/schema';
import { onEnterKey } from '../../control/enter-key';
import box from '../../control/text-box.module.css';
import { useMessages } from '../../i18n/messages';
import { textHint } from '../base/hint-text';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { QuestionFrame } from '../base/QuestionFrame';
import { textInput } from './text-input';
import styles from './TextQuestion.module.css';

/** Counts the characters used. Typing past the limit is possible: respondents can shorten pasted text better than we can. */
export function WordCount({ id, text, max }: { readonly id: string; readonly text: string; readonly max: number }) {
  const messages = useMessages();
  const count = textLength(text.trim());
  return (
    <p className={styles.count} data-over={count > max ? '' : undefined}>
      <span aria-hidden="true">{messages.wordCount(count, max)}</span>
      <span id={id} className={styles.spoken}>
        {messages.wordCountSpoken(count, max)}
      </span>
    </p>
  );
}

const ROWS: Record<number, number> = { 4: 3, 5: 5, 6: 9 };

const OPEN_TEXT = 3;
/** Size of the ready-made types, whose authors choose none: an address or the name of a school needs more than the smallest. */
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
