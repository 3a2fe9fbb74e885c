import type { SurveyNode } from '@wence/schema';
import { stateText, wantedSumOf, withUnit } from './proportion';
import styles from './ProportionQuestion.module.css';
import type { ProportionWords } from './words';

interface RunningSumProps {
  readonly id: string;
  readonly node: SurveyNode;
  readonly words: ProportionWords;
  readonly total: number;
}

/** The total of the numbers and what is left of the required sum, in figures and as a progress line. */
export function RunningSum({ id, node, words, total }: RunningSumProps) {
  const sum = wantedSumOf(node);
  if (sum === 0) return null;
  return (
    <div className={styles.sum} data-state={total === sum ? 'done' : total > sum ? 'over' : undefined}>
      <progress className={styles.line} aria-hidden="true" max={sum} value={Math.min(Math.max(total, 0), sum)} />
      <p id={id} className={styles.figures}>
        <span>
          {words.total} <b className={styles.total}>{total}</b> / {withUnit(node, sum)}
        </span>
        <span className={styles.left}>{stateText(words, node, total)}</span>
      </p>
    </div>
  );
}
