import { isRequired, weightsOf } from '@wence/schema';
import { useMessages } from '../../i18n/messages';
import type { QuestionControl } from '../base/loaded-controls';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { QuestionFrame } from '../base/QuestionFrame';
import {
  proportionHint,
  stateText,
  wantedSumOf,
  withUnit,
  sumOf,
  type Weights,
  weightsIn,
  withWeight,
  proportionErrorText,
} from './proportion';
import styles from './ProportionQuestion.module.css';
import { RunningSum } from './RunningSum';
import { WeightRow } from './WeightRow';
import { wordsIn } from './words';

/** A whole number per option, with their sum and what is left of it. */
export function ProportionQuestion(props: QuestionProps) {
  const { node, options, answer, error, errors, dispatch } = props;
  const words = wordsIn(useMessages().language);
  const ids = questionIds(node.id);
  const weights = weightsIn(answer, options);
  const sum = wantedSumOf(node);

  function store(fields: Weights) {
    const total = sumOf(fields);
    const said = sum > 0 ? words.said(withUnit(node, total), stateText(words, node, total)) : undefined;
    dispatch({ type: 'answered', nodeId: node.id, answer: { fields }, said });
  }

  return (
    <QuestionFrame {...props} hint={proportionHint(words, node)}>
      <fieldset className={styles.items} aria-labelledby={ids.title} aria-describedby={describedBy(ids.hint, error && ids.error)}>
        {options.map((option) => {
          const isWrong = errors.some(({ optionId }) => optionId === undefined || optionId === option.id);
          return (
            <WeightRow
              key={option.id}
              option={option}
              suffix={node.setting?.suffix ?? ''}
              number={weights[option.id] ?? null}
              isRequired={isRequired(node) && weightsOf(node).min > 0}
              isWrong={isWrong}
              describedBy={describedBy(sum > 0 && ids.count, isWrong && ids.error)}
              onEnter={() => dispatch({ type: 'entered' })}
              onChange={(number) => store(withWeight(weights, option.id, number))}
            />
          );
        })}
        <RunningSum id={ids.count} node={node} words={words} total={sumOf(weights)} />
      </fieldset>
    </QuestionFrame>
  );
}

export const control: QuestionControl = { Control: ProportionQuestion, errorText: proportionErrorText };
