import { boundsOf } from '@wence/schema';
import { useMessages } from '../../i18n/messages';
import type { QuestionProps } from '../base/question-props';
import { QuestionFrame } from '../base/QuestionFrame';
import { Points } from './Points';
import { isSpread, rateTexts } from './rate';
import styles from './RateQuestion.module.css';
import { wordsIn } from './words';

const NUMBERS = 5;

/** A whole number chosen from a row of stars, hearts, thumbs, faces or numbers. */
export function RateQuestion(props: QuestionProps) {
  const { node, answer, error, dispatch } = props;
  const words = wordsIn(useMessages().language);
  const { min, max } = boundsOf(node);
  const texts = rateTexts({ min, max }, node.setting ?? {});
  const chosen = answer && 'number' in answer ? answer.number : undefined;

  return (
    <QuestionFrame {...props} hint="">
      <div className={styles.rate}>
        <Points
          node={node}
          min={min}
          max={max}
          chosen={chosen}
          {...texts}
          isWrong={error !== undefined}
          onChoose={(number) => dispatch({ type: 'answered', nodeId: node.id, answer: { number } })}
        />
        {node.setting?.format !== NUMBERS && !isSpread(texts.captions) && (
          <span className={styles.readout} aria-hidden="true">
            {chosen !== undefined && words.pointName(chosen, max)}
          </span>
        )}
      </div>
    </QuestionFrame>
  );
}
