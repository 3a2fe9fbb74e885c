import { isRequired } from '@wence/schema';
import { useRef } from 'react';
import { useMessages } from '../../i18n/messages';
import { QuestionFrame } from '../QuestionFrame';
import { describedBy, questionIds } from '../question-ids';
import type { QuestionProps } from '../question-props';
import { Field } from './Field';
import styles from './FieldsQuestion.module.css';
import { fieldsHint, isFieldWrong, isMarked, textsOf, withText } from './field-texts';
import { goToNextInput } from './go-to-next-input';
import { wordsIn } from './i18n/words';

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
  // What is wrong with a field is told beside it, and not again under all of them.
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
