import { isOther, readableText, type SurveyNode, type SurveyOption } from '@wence/schema';
import { OptionMark } from './OptionMark';
import styles from './question-still.module.css';

interface Props {
  node: SurveyNode;
  option: SurveyOption;
  /** Absent: only to be read. */
  onSelect?: () => void;
}

/** An option that is not being edited. Keys reach it through its question, so it is no stop of its own. */
export const OptionStill = ({ node, option, onSelect }: Props) => (
  <li className={styles.option}>
    <OptionMark node={node} />
    {onSelect ? (
      <button type="button" tabIndex={-1} className={styles.text} onClick={onSelect}>
        {readableText(option.title)}
      </button>
    ) : (
      <span className={styles.text}>{readableText(option.title)}</span>
    )}
    {isOther(option) && <span className={styles.line} />}
  </li>
);
