import { RichText } from '../../text/RichText';
import type { QuestionControl } from '../base/loaded-controls';
import { markOf, type OptionRowProps } from '../base/OptionRow';
import type { QuestionProps } from '../base/question-props';
import { ChoiceQuestion } from '../choice/ChoiceQuestion';
import styles from './WordsQuestion.module.css';

/** A piece of the text, marked with a tap. The space after it is where the line may break. */
function Word(props: OptionRowProps) {
  const { option, isChosen, isFull } = props;
  return (
    <>
      <label className={styles.word} data-full={isFull ? '' : undefined}>
        <input {...markOf(props)} className={styles.mark} />
        <span className={styles.text} data-chosen={isChosen ? '' : undefined}>
          <RichText html={option.title} />
        </span>
      </label>{' '}
    </>
  );
}

/** A text whose pieces can be marked: a multiple choice that reads on from one option to the next. */
export function WordsQuestion(props: QuestionProps) {
  return <ChoiceQuestion {...props} Row={Word} className={styles.running} />;
}

export const control: QuestionControl = { Control: WordsQuestion };
