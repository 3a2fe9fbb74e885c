import { isRequired } from '@wence/schema';
import { onEnterKey } from '../../control/enter-key';
import box from '../../control/text-box.module.css';
import { useMessages } from '../../i18n/messages';
import type { QuestionControl } from '../base/loaded-controls';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { QuestionFrame } from '../base/QuestionFrame';
import { dateInput } from './date';
import styles from './DateQuestion.module.css';
import { useDateBox } from './useDateBox';
import { wordsIn } from './words';

/** A day, a month, a year, a moment or a time of day, by the device's own input: typed with keys, picked with a finger. */
export function DateQuestion(props: QuestionProps) {
  const { node, answer, error, dispatch } = props;
  const words = wordsIn(useMessages().language);
  const input = dateInput(node);
  const ids = questionIds(node.id);
  const { ref, isTyped, defaultValue, look, lookOnLeaving } = useDateBox(input, answer && 'date' in answer ? answer.date : '', (date) =>
    dispatch({ type: 'answered', nodeId: node.id, answer: date === '' ? null : { date } }),
  );
  const hint = isTyped ? words.hint(input.asked, input.example) : '';

  return (
    <QuestionFrame {...props} hint={hint}>
      <input
        ref={ref}
        className={`${box.box} ${styles.box}`}
        data-asked={input.asked}
        type={input.type}
        step={input.step}
        max={input.max}
        defaultValue={defaultValue}
        inputMode={input.asked === 'year' ? 'numeric' : undefined}
        maxLength={input.asked === 'year' ? 4 : undefined}
        autoComplete="off"
        aria-labelledby={ids.title}
        aria-describedby={describedBy(hint && ids.hint, error && ids.error)}
        aria-required={isRequired(node) || undefined}
        aria-invalid={error ? true : undefined}
        onChange={look}
        // Which part of a date is filled in changes without a word of the input as long as the rest is missing.
        onKeyUp={look}
        onBlur={lookOnLeaving}
        onKeyDown={onEnterKey(() => dispatch({ type: 'entered' }))}
      />
    </QuestionFrame>
  );
}

export const control: QuestionControl = {
  Control: DateQuestion,
  errorText: (language, { node }, _answer, { reason }) => {
    const { asked, example } = dateInput(node);
    return reason === 'date' ? wordsIn(language).error(asked, example) : undefined;
  },
};
