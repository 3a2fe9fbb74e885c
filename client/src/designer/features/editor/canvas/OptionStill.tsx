import { isOther, type QuestionType, type SurveyOption } from '@wence/schema';
import { OptionMark } from './OptionMark';
import styles from './question-still.module.css';

interface Props {
  type: QuestionType;
  option: SurveyOption;
  /** Absent: only to be read. */
  onSelect?: () => void;
}

/** An option that is not being edited. Keys reach it through its question, so it is no stop of its own. */
export const OptionStill = ({ type, option, onSelect }: Props) => (
  <li className={styles.option}>
    <OptionMark type={type} />
    {onSelect ? (
      <button type="button" tabIndex={-1} className={styles.text} onClick={onSelect}>
        {option.title}
      </button>
    ) : (
      <span className={styles.text}>{option.title}</span>
    )}
    {isOther(option) && <span className={styles.line} />}
  </li>
);
