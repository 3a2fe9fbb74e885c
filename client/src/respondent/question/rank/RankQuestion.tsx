import { maxOf, readableText, type SurveyOption } from '@wence/schema';
import { useRef } from 'react';
import { useMessages } from '../../i18n/messages';
import { isFull } from '../../session/choose';
import type { QuestionControl } from '../base/loaded-controls';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { QuestionFrame } from '../base/QuestionFrame';
import { rankHint, type Order, orderIn, placed, shownOptions, toggled, rankErrorText } from './rank';
import { RankItem } from './RankItem';
import styles from './RankQuestion.module.css';
import { useDrag } from './useDrag';
import { wordsIn } from './words';

/** Options put in order: a tap gives the next place or takes it away, buttons and the mouse move what has one. */
export function RankQuestion(props: QuestionProps) {
  const { node, options, answer, error, dispatch } = props;
  const messages = useMessages();
  const words = wordsIn(messages.language);
  const list = useRef<HTMLOListElement>(null);
  const ids = questionIds(node.id);
  const order = orderIn(answer, options);
  const takesNoMore = order.length < options.length && isFull(maxOf(node), order.length);
  const full = messages.full(maxOf(node));
  const hint = takesNoMore ? full : rankHint(words, node, options.length, order.length);

  function give(next: Order, option: SurveyOption) {
    const place = next.indexOf(option.id);
    const title = readableText(option.title);
    const said = place < 0 ? words.dropped(title) : words.placed(title, place + 1);
    dispatch({ type: 'answered', nodeId: node.id, answer: { order: next }, said });
  }

  function move(option: SurveyOption, place: number) {
    const next = placed(order, option.id, place);
    if (next !== order) give(next, option);
  }

  /** One more place than there are is not taken, and it is said why. */
  function unlessFull(option: SurveyOption, step: () => void) {
    if (!takesNoMore || order.includes(option.id)) step();
    else dispatch({ type: 'answered', nodeId: node.id, answer: { order }, said: full });
  }

  const shown = shownOptions(options, order);
  const drag = useDrag(list, order, (from, place) => {
    const option = shown[from];
    if (option) unlessFull(option, () => move(option, place));
  });

  return (
    <QuestionFrame {...props} hint={hint}>
      <ol
        ref={list}
        className={styles.list}
        aria-labelledby={ids.title}
        aria-describedby={describedBy(ids.hint, error && ids.error)}
        {...drag}
      >
        {shown.map((option, index) => (
          <RankItem
            key={option.id}
            option={option}
            words={words}
            place={index < order.length ? index : null}
            places={order.length}
            isFull={takesNoMore}
            isWrong={error !== undefined}
            hintId={ids.hint}
            onToggle={() => unlessFull(option, () => give(toggled(order, option.id), option))}
            onMove={(place) => move(option, place)}
          />
        ))}
      </ol>
    </QuestionFrame>
  );
}

export const control: QuestionControl = { Control: RankQuestion, errorText: rankErrorText };
