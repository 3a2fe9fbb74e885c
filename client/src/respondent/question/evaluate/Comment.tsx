import { LIMITS } from '@wence/schema';
import box from '../../control/text-box.module.css';
import { describedBy, questionIds } from '../base/question-ids';
import { WordCount } from '../text/TextQuestion';
import styles from './EvaluateQuestion.module.css';

interface CommentProps {
  readonly nodeId: number;
  readonly label: string;
  readonly text: string;
  readonly isWrong: boolean;
  readonly onType: (text: string) => void;
}

/** The comment of an evaluation, with the room it has. */
export function Comment({ nodeId, label, text, isWrong, onType }: CommentProps) {
  const ids = questionIds(nodeId);
  return (
    <div>
      <label>
        <span className={styles.label}>{label}</span>
        <textarea
          className={box.box}
          rows={3}
          value={text}
          aria-describedby={describedBy(ids.count, isWrong && ids.error)}
          aria-invalid={isWrong || undefined}
          onChange={({ target }) => onType(target.value)}
        />
      </label>
      <WordCount id={ids.count} text={text} max={LIMITS.otherText} />
    </div>
  );
}
