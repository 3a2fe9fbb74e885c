import { isRequired, readableText } from '@wence/schema';
import { useRef } from 'react';
import { useMessages, messagesIn } from '../../i18n/messages';
import type { QuestionControl } from '../base/loaded-controls';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { QuestionFrame } from '../base/QuestionFrame';
import { goToNextInput } from '../option-input/OptionInput';
import { Field } from './Field';
import { fieldsHint, isFieldWrong, isMarked, textsOf, withText, fieldErrorText } from './fields';
import styles from './FieldsQuestion.module.css';
import { wordsIn } from './words';

const BESIDE = 2;

/** Several fields in one question. A form has its labels above the boxes, the other sub-type beside them where there is room. */
export function FieldsQuestion(props: QuestionProps) {
  const { node, options, answer, error, errors, dispatch } = props;
  const words = wordsIn(useMessages().language);
  const list = useRef<HTMLFieldSetElement>(null);
  const ids = questionIds(node.id);
  const texts = textsOf(answer);
  const hint = fieldsHint(words, node, options);
  const isBegun = answer !== undefined;
  // The error of a field is shown next to it, and not again under all fields.
  const isTold = options.some(({ id }) => id === error?.optionId);

  return (
    <QuestionFrame {...props} error={isTold ? undefined : error} hint={hint}>
      <fieldset
        ref={list}
        className={styles.fields}
        data-beside={node.subType === BESIDE ? '' : undefined}
        data-wrong={isTold ? '' : undefined}
        aria-labelledby={ids.title}
        aria-describedby={describedBy(hint && ids.hint, error && !isTold && ids.error)}
      >
        {options.map((field) => (
          <Field
            key={field.id}
            nodeId={node.id}
            field={field}
            text={texts[field.id] ?? ''}
            error={errors.find(({ optionId }) => optionId === field.id)}
            isWrong={isFieldWrong(field, options, errors)}
            isRequired={isMarked(field) && (isRequired(node) || isBegun)}
            onType={(text) => dispatch({ type: 'answered', nodeId: node.id, answer: { fields: withText(texts, field.id, text) } })}
            onEnter={() => {
              if (!goToNextInput(list.current)) dispatch({ type: 'entered' });
            }}
          />
        ))}
      </fieldset>
    </QuestionFrame>
  );
}

export const control: QuestionControl = {
  Control: FieldsQuestion,
  errorText: (language, { options }, answer, error) => {
    const field = options.find(({ id }) => id === error.optionId);
    if (!field) return undefined;
    const text = fieldErrorText(messagesIn(language), field, textsOf(answer)[field.id] ?? '', error);
    return wordsIn(language).inField(readableText(field.title), text);
  },
};
