import { isOther, isRequired, readableText } from '@wence/schema';
import select from '../../control/select-box.module.css';
import box from '../../control/text-box.module.css';
import { useMessages } from '../../i18n/messages';
import type { QuestionControl } from '../base/loaded-controls';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { QuestionFrame } from '../base/QuestionFrame';
import { OtherText } from '../choice/OtherText';
import styles from './DropdownQuestion.module.css';

/** One choice from a list that opens: the device's own control, which every phone and screen reader knows. */
export function DropdownQuestion(props: QuestionProps) {
  const { node, options, answer, error, dispatch } = props;
  const messages = useMessages();
  const ids = questionIds(node.id);
  const choice = answer && 'option' in answer ? options.find(({ id }) => id === answer.option) : undefined;

  return (
    <QuestionFrame {...props} hint="">
      <select
        className={`${box.box} ${select.select} ${styles.list}`}
        value={choice?.id ?? ''}
        aria-labelledby={ids.title}
        aria-describedby={describedBy(error && ids.error)}
        aria-required={isRequired(node) || undefined}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => {
          const optionId = Number(target.value);
          dispatch(
            target.value === '' ? { type: 'answered', nodeId: node.id, answer: null } : { type: 'chosen', nodeId: node.id, optionId },
          );
        }}
      >
        <option value="">{messages.pleaseChoose}</option>
        {options.map(({ id, title }) => (
          <option key={id} value={id}>
            {readableText(title)}
          </option>
        ))}
      </select>
      {choice && isOther(choice) && (
        <OtherText
          option={choice}
          text={(answer && 'text' in answer && answer.text) || ''}
          isWrong={error?.optionId === choice.id && error.reason !== 'unknownOption'}
          errorId={ids.error}
          takesFocus={false}
          onEnter={() => dispatch({ type: 'entered' })}
          onType={(text) => dispatch({ type: 'otherTyped', nodeId: node.id, optionId: choice.id, text })}
        />
      )}
    </QuestionFrame>
  );
}

export const control: QuestionControl = { Control: DropdownQuestion };
