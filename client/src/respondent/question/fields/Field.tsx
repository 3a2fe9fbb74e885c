import { type AnswerError, sizeOf, type SurveyOption } from '@wence/schema';
import { useMessages } from '../../i18n/messages';
import { RichText } from '../../text/RichText';
import { describedBy, questionIds } from '../base/question-ids';
import { ErrorNote } from '../base/QuestionFrame';
import label from '../option-input/label.module.css';
import { asQuestion, optionHint } from '../option-input/option-texts';
import { OptionInput } from '../option-input/OptionInput';
import { fieldErrorText, isMarked } from './fields';
import styles from './FieldsQuestion.module.css';

interface FieldProps {
  readonly nodeId: number;
  readonly field: SurveyOption;
  readonly text: string;
  /** The field's own error; an error of the whole question is shown with the question. */
  readonly error: AnswerError | undefined;
  readonly isWrong: boolean;
  readonly isRequired: boolean;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
}

/** One field: label, what it takes, input, and what is wrong with it right under it. */
export function Field({ nodeId, field, text, error, isWrong, isRequired, onType, onEnter }: FieldProps) {
  const messages = useMessages();
  const ids = questionIds(nodeId);
  const own = (part: string) => `${ids.title}-${field.id}-${part}`;
  const hint = optionHint(messages, field);
  const errorId = error ? own('error') : isWrong && ids.error;

  return (
    <div className={styles.field}>
      <label className={label.label}>
        <span className={styles.head}>
          <span id={own('label')}>
            {isMarked(field) && (
              <span className={label.star} aria-hidden="true">
                *
              </span>
            )}
            <RichText html={field.title} />
          </span>
          {hint && (
            <span id={own('hint')} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
        <span className={styles.line} data-size={sizeOf(asQuestion(field))}>
          {field.prefix && (
            <span id={own('prefix')} className={styles.prefix}>
              {field.prefix}
            </span>
          )}
          <OptionInput
            option={field}
            text={text}
            isWrong={isWrong}
            isRequired={isRequired}
            labelledBy={describedBy(own('label'), field.prefix && own('prefix')) ?? ''}
            describedBy={describedBy(hint && own('hint'), errorId)}
            onType={onType}
            onEnter={onEnter}
          />
        </span>
      </label>
      {error && (
        <div className={styles.note}>
          <ErrorNote id={own('error')} text={fieldErrorText(messages, field, text, error)} />
        </div>
      )}
    </div>
  );
}
